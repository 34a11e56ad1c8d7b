import type {ReactNode} from 'react';

import {normalize} from '@site/src/lib/searchWords';

/** A text; its words that begin with one of the typed words are marked. */
export default function Marked({text, typed}: {text: string; typed: string[]}): ReactNode {
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) => {
    const word = normalize(part);
    // Every second part is a word.
    const isFound = index % 2 === 1 && typed.some((beginning) => word.startsWith(beginning));
    return isFound ? <mark key={index}>{part}</mark> : part;
  });
}
