import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/**
 * On a page that is of no use before the app runs: its loader (`src/browser/app-loader`) then begins
 * with the page instead of after it.
 */
export default function AppNow(): ReactNode {
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- Docusaurus sets it beside this */}
      <html data-app="now" />
    </Head>
  );
}
