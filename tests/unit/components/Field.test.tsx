import Field from '@site/src/components/Field';
import {renderSite} from '../../support/render';
import {screen} from '@testing-library/react';

const input = (props: object) => <input {...props} />;

test('ties label, error and hint to the control', () => {
  renderSite(
    <Field id="f" name="email" label="Email" required error="No @." hint="Like a@b.co">
      {input}
    </Field>,
  );
  const control = screen.getByRole('textbox', {name: 'Email'});
  expect(control).toBeRequired();
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('No @. Like a@b.co');
});

test('a field that may stay empty says so', () => {
  renderSite(
    <Field id="f" name="roofType" label="Roof type">
      {input}
    </Field>,
  );
  const control = screen.getByRole('textbox', {name: 'Roof type (optional)'});
  expect(control).not.toBeRequired();
  // Written out: without it an empty required field is announced as invalid.
  expect(control).toHaveAttribute('aria-invalid', 'false');
  expect(control).not.toHaveAttribute('aria-describedby');
});

test('the only field of a form is not marked', () => {
  renderSite(
    <Field id="f" name="email" label="Your email" required marked={false}>
      {input}
    </Field>,
  );
  expect(screen.getByText('Your email')).toHaveTextContent(/^Your email$/);
});
