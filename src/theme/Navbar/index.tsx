import {useLocation} from '@docusaurus/router';
import Header from '@site/src/components/Header';
import type {ReactNode} from 'react';

/** Our header replaces Infima's navbar. */
export default function Navbar(): ReactNode {
  return <Header pathname={useLocation().pathname} />;
}
