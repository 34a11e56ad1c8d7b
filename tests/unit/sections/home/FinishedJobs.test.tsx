import photos from '@generated/photos/default/jobs.json';
import {jobs} from '@site/src/data/proof/jobs';
import FinishedJobs from '@site/src/sections/home/FinishedJobs';
import {fireEvent, screen} from '@testing-library/react';

import {PHOTO_JOB} from '../../../support/dropInPhotos';
import {renderSite} from '../../../support/render';

const given = jobs as Record<string, unknown>;
const {before, after} = PHOTO_JOB['oak-street'];
const addressOf = (name: string) => `/assets/photos/${name}.0123456789ab.800x600`;

const report = () => screen.queryByRole('region', {name: 'What you get after we have been up'});

afterEach(() => {
  for (const facts of [given, photos]) for (const id of Object.keys(facts)) delete facts[id];
});

test('a roof whose photographs are not both there gives way to the empty report', () => {
  Object.assign(given, PHOTO_JOB);
  photos[before] = addressOf('before');
  renderSite(<FinishedJobs />);
  expect(report()).toBeInTheDocument();
  expect(screen.queryByText('Pensacola')).not.toBeInTheDocument();
});

test('of two photographs the divider shows as much of the first as its value says', () => {
  Object.assign(given, PHOTO_JOB);
  Object.assign(photos, {[before]: addressOf('before'), [after]: addressOf('after')});
  renderSite(<FinishedJobs />);
  expect(report()).not.toBeInTheDocument();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Shingle roof in Pensacola, after the work',
    'Shingle roof in Pensacola, before the work',
  ]);
  const divider = screen.getByRole('slider', {name: /Pensacola/});
  const edge = () => divider.parentElement!.style.getPropertyValue('--at');
  expect(edge()).toBe('50%');
  fireEvent.input(divider, {target: {value: '75'}});
  expect(edge()).toBe('75%');
});
