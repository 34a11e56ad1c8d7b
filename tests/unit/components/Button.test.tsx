import Button from '@site/src/components/Button';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

describe('a button', () => {
  it('calls and writes in the same tab', () => {
    renderSite(<Button to="tel:+18135550142">Call</Button>);
    const link = screen.getByRole('link', {name: 'Call'});
    expect(link).toHaveAttribute('href', 'tel:+18135550142');
    expect(link).not.toHaveAttribute('target');
  });

  it('is a link of the site where it has a path, and a button otherwise', () => {
    renderSite(
      <>
        <Button to="/contact">Book</Button>
        <Button disabled>Send</Button>
      </>,
    );
    expect(screen.getByRole('link', {name: 'Book'})).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('button', {name: 'Send'})).toBeDisabled();
    expect(screen.getByRole('button', {name: 'Send'})).toHaveAttribute('type', 'button');
  });
});
