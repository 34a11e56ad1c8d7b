import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/**
 * Marks a page that is useless before hydration: `src/browser/app-loader` then loads the app as soon as
 * the page is painted.
 */
export default function AppNow(): ReactNode {
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- Docusaurus sets it beside this */}
      <html data-app="now" />
    </Head>
  );
}
