import {company, emailHref} from '@site/src/data/company';
import type {ReactNode} from 'react';

/** The company's email address as a `mailto:` link. */
export default function EmailLink({className}: {className?: string}): ReactNode {
  return (
    <a href={emailHref} className={className}>
      {company.email}
    </a>
  );
}
