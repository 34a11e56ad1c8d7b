import {
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';
import type {ReactNode} from 'react';

/** Only the contexts that are read: scroll position (tabs), and the plugin's class on <html>. */
export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <ScrollControllerProvider>
      <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
    </ScrollControllerProvider>
  );
}
