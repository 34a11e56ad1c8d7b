import type {ReactNode} from 'react';

type Props = {variant: 'header' | 'menu'; onChange?: () => void};

/** Language control of the header and of the small-screen menu. */
export default function LanguageSwitcher(_props: Props): ReactNode {
  return null;
}
