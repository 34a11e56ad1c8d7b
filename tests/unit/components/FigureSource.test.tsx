import FigureSource from '@site/src/components/FigureSource';
import {company} from '@site/src/data/company';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

const show = (by: 'google' | 'bbb' | 'survey' | 'here', locale: 'en' | 'es' = 'en') =>
  renderSite(<FigureSource source={{by, month: '2026-10'}} />, {locale}).container;

it('names the site, with a link to the profile, and the month', () => {
  expect(show('google')).toHaveTextContent('as counted on Google, October 2026');
  expect(screen.getByRole('link', {name: 'Google'})).toHaveAttribute('href', company.google!.url);
});

it('has no link where the profile is not given', () => {
  jest.replaceProperty(company, 'bbb', null);
  const container = show('bbb', 'es');
  expect(container).toHaveTextContent('según BBB, octubre de 2026');
  expect(container.querySelector('a')).toBeNull();
});

it.each([
  ['survey', 'of the customers we asked, October 2026'],
  ['here', 'counted from the reviews on this site'],
] as const)('%s reads %j', (by, text) => expect(show(by)).toHaveTextContent(text));
