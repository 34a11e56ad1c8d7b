import {
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';
import type {ReactNode} from 'react';

/** What layout and articles ask for: the class that tells kinds of pages apart, tabs that stay put. */
export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <ScrollControllerProvider>
      <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
    </ScrollControllerProvider>
  );
}
