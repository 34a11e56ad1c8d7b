import {type Company, isGiven} from '@site/src/data/company';
import type {ReactNode} from 'react';

/** In Markdown round a paragraph or list that rests on a fact: nothing where the fact is not given. */
export default function If({
  fact,
  children,
}: {
  fact: keyof Company;
  children: ReactNode;
}): ReactNode {
  return isGiven(fact) && children;
}
