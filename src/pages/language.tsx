import AppNow from '@site/src/components/AppNow';
import LanguagePicker from '@site/src/sections/language/LanguagePicker';
import type {ReactNode} from 'react';

/** No common layout: the picker has one job. */
export default function Language(): ReactNode {
  return (
    <>
      <AppNow />
      <LanguagePicker />
    </>
  );
}
