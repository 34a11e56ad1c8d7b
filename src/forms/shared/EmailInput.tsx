import type {ComponentProps} from 'react';

/** The input for an email address in either form: its keyboard, autofill, and no correction of what is typed. */
export default function EmailInput(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
