import type {Props} from '@theme/DocRoot/Layout';

/** Service pages have no sidebar: render the page alone. */
export default function DocRootLayout({children}: Props) {
  return <main>{children}</main>;
}
