import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

/** "July 2025" as the page's language writes it; `date` in ISO form. */
export default function PublishedDate({date}: {date: string}): ReactNode {
  const format = useDateTimeFormat({month: 'long', year: 'numeric', timeZone: 'UTC'});
  return <time dateTime={date.slice(0, 10)}>{format.format(new Date(date))}</time>;
}
