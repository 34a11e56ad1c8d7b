import {useMonthFormat} from '@site/src/components/useFormats';
import type {ReactNode} from 'react';

/** "July 2025" as the page's language writes it; `date` in ISO form. */
export default function PublishedDate({date}: {date: string}): ReactNode {
  const day = date.slice(0, 10);
  return <time dateTime={day}>{useMonthFormat()(day)}</time>;
}
