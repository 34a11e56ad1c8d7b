import Header from '@site/src/components/Header';
import {screen, within} from '@testing-library/react';

import {renderSite} from '../../support/render';

it.each([
  ['/services', ['page']],
  ['/services/roof-inspection', ['true', 'page']],
  ['/services/drywall', ['true']],
])('marks the links of %s in the menu as current: %j', (path, expected) => {
  renderSite(<Header pathname={path} />, {path});
  const marked = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current') && !link.hasAttribute('lang'));
  expect(marked.map((link) => link.getAttribute('aria-current'))).toEqual(expected);
  expect(marked.map(({textContent}) => textContent)).toEqual(
    ['Services', 'Title of roof-inspection'].slice(0, expected.length),
  );
});
