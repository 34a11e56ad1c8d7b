import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {headTitle} from '@site/src/lib/headTitle';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import type {ComponentProps} from 'react';

const formatter: ComponentProps<typeof TitleFormatterProvider>['formatter'] = ({
  title,
  siteTitle,
}) => headTitle(title, siteTitle);

/** Leaves out the company's name where a title would be cut. */
export default function ThemeProviderTitleFormatter({children}: Props) {
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
