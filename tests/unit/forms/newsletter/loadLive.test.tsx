import ToastRegion from '@site/src/components/ToastRegion';
import {company} from '@site/src/data/company';
import NewsletterForm from '@site/src/forms/newsletter';
import {fireEvent, screen} from '@testing-library/react';

import {renderSite} from '../../../support/render';

jest.mock('@site/src/forms/newsletter/live', () => {
  throw new Error('offline');
});

test('says so where the part that sends the newsletter cannot be loaded, and keeps the entry', async () => {
  renderSite(
    <>
      <NewsletterForm />
      <ToastRegion />
    </>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', {name: 'Your email'});
  fireEvent.input(field, {target: {value: 'ann@example.com'}});
  fireEvent.submit(field.form!);
  expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected Error');
  expect(field).toHaveValue('ann@example.com');
  expect(screen.getByRole('link', {name: company.phone.display})).toBeVisible();
});
