import {useLocation} from '@docusaurus/router';
import Header from '@site/src/components/Header';
import type {ReactNode} from 'react';

/** Our header replaces Infima's navbar; a new path mounts a new header, so an open menu closes. */
export default function Navbar(): ReactNode {
  const {pathname} = useLocation();
  return <Header key={pathname} pathname={pathname} />;
}
