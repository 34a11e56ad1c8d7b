import Field from '@site/src/components/Field';
import {renderSite} from '../../support/render';
import {screen} from '@testing-library/react';
import type {ComponentProps} from 'react';

const show = (props: Partial<ComponentProps<typeof Field>>) =>
  renderSite(
    <Field id="f" name="email" label="Email" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  );

test('ties label, error and hint to the control', () => {
  show({required: true, error: 'No @.', hint: 'Like a@b.co'});
  const control = screen.getByRole('textbox', {name: 'Email'});
  expect(control).toBeRequired();
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('No @. Like a@b.co');
});

test('a field that may stay empty says so', () => {
  show({});
  const control = screen.getByRole('textbox', {name: 'Email (optional)'});
  expect(control).not.toBeRequired();
  // Written out: without it an empty required field is announced as invalid.
  expect(control).toHaveAttribute('aria-invalid', 'false');
  expect(control).not.toHaveAttribute('aria-describedby');
});

test('the only field of a form is not marked', () => {
  show({required: true, marked: false});
  expect(screen.getByText('Email')).toHaveTextContent(/^Email$/);
});
