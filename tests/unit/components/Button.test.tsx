import Button from '@site/src/components/Button';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

test('a button calls and writes in the same tab', () => {
  renderSite(<Button to="tel:+18135550142">Call</Button>);
  const link = screen.getByRole('link', {name: 'Call'});
  expect(link).toHaveAttribute('href', 'tel:+18135550142');
  expect(link).not.toHaveAttribute('target');
});
