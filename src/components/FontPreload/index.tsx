import Head from '@docusaurus/Head';
import aleo from '@site/src/css/fonts/aleo-700-latin.woff2';
import publicSans from '@site/src/css/fonts/public-sans-latin.woff2';
import type {ReactNode} from 'react';

/**
 * Preloads the two font files of the first screen. The other subsets load where their characters
 * occur. The files are imported so that the URL is the hashed one that the stylesheet uses.
 */
export default function FontPreload(): ReactNode {
  return (
    <Head>
      {[aleo, publicSans].map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}
