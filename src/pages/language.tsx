import LanguagePicker from '@site/src/sections/language/LanguagePicker';
import type {ReactNode} from 'react';

/** Outside the common layout: one job. */
export default function Language(): ReactNode {
  return <LanguagePicker />;
}
