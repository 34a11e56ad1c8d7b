import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {customFieldsFrom} from '@site/src/lib/customFields';
import type {ReactNode} from 'react';

import {YEAR} from './behavior';

/** Year of the build, which the script corrects if a newer one has begun. */
export default function CopyrightYear(): ReactNode {
  const {buildYear} = customFieldsFrom(useDocusaurusContext().siteConfig);
  return (
    <span suppressHydrationWarning {...{[YEAR]: ''}}>
      {buildYear}
    </span>
  );
}
