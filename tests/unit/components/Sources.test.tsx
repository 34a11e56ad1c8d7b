/* cspell:ignore noviembre consultado */
import Sources, {Source} from '@site/src/components/Sources';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

const source = (
  <Source
    title="Section 489.147"
    publisher="Florida Statutes"
    part="(1)–(3), (6)"
    url="https://www.example.com/489.147"
    checkedOn="2026-11-22"
    day="22 de noviembre de 2026"
  />
);

it('names a source in English, with its link, its part and the day of the check', () => {
  const {container} = renderSite(<Sources>{source}</Sources>, {locale: 'es'});
  expect(container.querySelector('p')).toHaveTextContent('Fuentes');
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Florida Statutes: Section 489.147, (1)–\u2060(3), (6) (consultado el 22 de noviembre de 2026)',
  );
  const link = screen.getByRole('link', {name: 'Section 489.147'});
  expect(link).toHaveAttribute('href', 'https://www.example.com/489.147');
  expect(link.closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-22');
});
