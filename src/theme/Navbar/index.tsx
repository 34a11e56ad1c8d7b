import {useLocation} from '@docusaurus/router';
import Header from '@site/src/components/Header';
import type {ReactNode} from 'react';

/** Ours in place of Infima's bar; a new path gives a new header, so an open menu closes with it. */
export default function Navbar(): ReactNode {
  const {pathname} = useLocation();
  return <Header key={pathname} pathname={pathname} />;
}
