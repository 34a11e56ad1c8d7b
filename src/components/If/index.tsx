import {type Company, isGiven} from '@site/src/data/company';
import type {ReactNode} from 'react';

/** In Markdown, around text that depends on a company fact: renders nothing if the fact is not given. */
export default function If({fact, children}: {fact: keyof Company; children: ReactNode}) {
  return isGiven(fact) && children;
}
