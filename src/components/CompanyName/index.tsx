import {company} from '@site/src/data/company';
import type {ReactNode} from 'react';

/** The company's name, for Markdown: `<Company />`. */
export default function CompanyName(): ReactNode {
  return company.name;
}
