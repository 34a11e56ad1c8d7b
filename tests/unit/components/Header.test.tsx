import Header from '@site/src/components/Header';
import {screen, within} from '@testing-library/react';

import {renderSite} from '../../support/render';

const show = (path: string) => renderSite(<Header pathname={path} />, {path});

test.each([
  ['/services', 'page'],
  ['/services/roof-replacement', 'true'],
])('the header marks Services at %s as current: %s', (path, value) => {
  show(path);
  const marked = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current') && !link.dataset.language);
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Services', value],
  ]);
});
