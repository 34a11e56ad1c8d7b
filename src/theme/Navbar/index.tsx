import {useLocation} from '@docusaurus/router';
import Header from '@site/src/components/Header';

/** Our header replaces Infima's navbar. */
export default function Navbar() {
  return <Header pathname={useLocation().pathname} />;
}
