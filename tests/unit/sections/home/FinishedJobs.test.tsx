import jobs from '@generated/docusaurus-plugin-company/default/jobs.json';
import type {Job} from '@site/src/data/jobs';
import FinishedJobs from '@site/src/sections/home/FinishedJobs';
import {fireEvent, screen} from '@testing-library/react';

import {workDividers} from '@site/src/sections/home/FinishedJobs/behavior';

import {renderSite} from '../../../support/render';

const addressOf = (name: string) => `/assets/photos/${name}.0123456789ab.800x600`;
const JOB: Job = {
  id: 'oak-street',
  before: addressOf('before'),
  after: addressOf('after'),
  town: 'Pensacola',
  date: '2026-03',
  material: 'shingle',
  days: 2,
  paragraphs: [],
};

function show(...some: Job[]): void {
  jobs.splice(0, jobs.length, ...some);
  renderSite(<FinishedJobs />);
}

const alts = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

test('of two photographs the divider shows as much of the first as its value says', () => {
  show(JOB);
  expect(screen.getByRole('region')).toHaveAccessibleName('Finished roofs, before and after');
  expect(alts()).toEqual([
    'Shingle roof in Pensacola, after the work',
    'Shingle roof in Pensacola, before the work',
  ]);
  workDividers(window);
  const divider = screen.getByRole('slider', {name: /Pensacola/});
  const edge = () => divider.parentElement!.style.getPropertyValue('--at');
  expect(edge()).toBe('50%');
  fireEvent.input(divider, {target: {value: '75'}});
  expect(edge()).toBe('75%');
});

test('one photograph shows alone, with what is said of the roof', () => {
  show(
    {...JOB, before: null, paragraphs: ['Two layers came off.'], lang: 'en'},
    {...JOB, id: 'other'},
  );
  const [first] = screen.getAllByRole('listitem');
  expect(alts()).toHaveLength(3);
  expect(first!.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getAllByRole('slider')).toHaveLength(1);
  expect(screen.getByText('Two layers came off.')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('region')).toHaveAccessibleName('Finished roofs');
});
