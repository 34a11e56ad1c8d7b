import NewsletterForm from '@site/src/forms/newsletter';
import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../support/render';

it('cannot be sent while the email is empty, and says why', async () => {
  renderSite(<NewsletterForm />);
  const button = screen.getByRole('button', {name: 'Subscribe'});
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Type your email address here to subscribe.');
  const field = screen.getByRole('textbox', {name: 'Your email'});
  expect(field).toHaveAttribute('type', 'email');
  expect(field).toBeRequired();
  await userEvent.type(field, 'a');
  expect(button).toBeEnabled();
  await userEvent.clear(field);
  expect(button).toBeDisabled();
});

it('shows at the field what an email looks like, and keeps what was typed', async () => {
  renderSite(<NewsletterForm />);
  const field = screen.getByRole('textbox', {name: 'Your email'});
  await userEvent.type(field, 'ann@example');
  await userEvent.click(screen.getByRole('button', {name: 'Subscribe'}));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/name@example\.com/);
  expect(field).toHaveValue('ann@example');
  expect(field).toHaveFocus();
});
