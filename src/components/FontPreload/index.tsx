import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import aleoAccents from '@site/src/css/fonts/aleo-700-accents.woff2';
import aleo from '@site/src/css/fonts/aleo-700-latin.woff2';
import aleoVietnamese from '@site/src/css/fonts/aleo-700-vietnamese.woff2';
import publicSansAccents from '@site/src/css/fonts/public-sans-accents.woff2';
import publicSans from '@site/src/css/fonts/public-sans-latin.woff2';
import publicSansVietnamese from '@site/src/css/fonts/public-sans-vietnamese.woff2';

/** Every language has the company's name, numbers and links in Latin letters on its first screen. */
const ALWAYS = [publicSans, aleo];
/** Further font files, for the letters of some languages. */
const BESIDE: Record<string, string[]> = {
  es: [aleoAccents, publicSansAccents],
  vi: [aleoVietnamese, aleoAccents, publicSansAccents, publicSansVietnamese],
};

/**
 * Names the font files of the first screen; `behavior.ts` preloads them where they are in the cache. The
 * other subsets load where their characters occur. The files are imported to get the same hashed URL as in
 * the stylesheet.
 */
export default function FontPreload() {
  const {i18n} = useDocusaurusContext();
  return (
    <Head>
      {[...ALWAYS, ...(BESIDE[i18n.currentLocale] ?? [])].map((href) => (
        <link
          key={href}
          rel="preload"
          media="not all"
          // The folder that the styles name in every language.
          href={href.slice(href.indexOf('/assets/'))}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}
