import isInternalUrl from '@docusaurus/isInternalUrl';
import type {Props} from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/** The protocol of a link within the site that is no route; Docusaurus opens such links in a new tab. */
const NO_ROUTE = 'pathname://';

/**
 * Stands for `@docusaurus/Link` (`src/plugins/islands`): a plain link, so that the browser opens each
 * page. With Docusaurus's own, the app would draw the next page. As there, the build learns of every link
 * and stops at broken ones, and other sites open in a new tab.
 */
export default function DocumentLink({
  to,
  href = to,
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': isUnchecked = false,
  isNavLink: _isNavLink,
  ...rest
}: Props) {
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectLink, collectAnchor} = useBrokenLinks();
  const written = href?.replace(NO_ROUTE, '') ?? '';
  const address = autoAddBaseUrl && written.startsWith('/') ? withBaseUrl(written) : written;
  const isRoute = isInternalUrl(href);
  const tidy = isRoute ? applyTrailingSlash(address, {trailingSlash, baseUrl}) : address;
  if (isRoute && !isUnchecked) collectLink(tidy);
  if (rest.id) collectAnchor(rest.id);
  const elsewhere = /^(?:https?:)?\/\//.test(written) && {
    target: '_blank',
    rel: 'noopener noreferrer',
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- in `rest`
  return <a href={tidy} {...elsewhere} {...rest} />;
}
