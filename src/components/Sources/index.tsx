import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  title: string;
  publisher: string;
  part?: string;
  url: string;
  /** The day of the last check: in ISO form, and as the page's language writes it. */
  checkedOn: string;
  day: string;
};

/** Keeps a range such as "(1)–(3)" on one line: browsers may break after the dash. */
const unbroken = (part: string): string => part.replaceAll('–', '–\u2060');

/** One source: a link with the English title of the page, and the date of the last check. */
export function Source({title, publisher, part, url, checkedOn, day}: Props) {
  return (
    <li>
      <span lang="en">
        {`${publisher}: `}
        <a href={url}>{title}</a>
        {part && `, ${unbroken(part)}`}
      </span>{' '}
      <span className={styles.checked}>
        <Translate
          id="components.sources.checked"
          description="Follows the name of a law or a web page; {date} is a day"
          values={{date: <time dateTime={checkedOn}>{day}</time>}}
        >
          {'(checked on {date})'}
        </Translate>
      </span>
    </li>
  );
}

/**
 * The sources of a page's facts. Markdown writes `<Sources of="489.147 626.854" />`, and the build adds a
 * `Source` child for each id (`src/markdown/remark/sourceList.ts`).
 */
export default function Sources({children}: {children?: ReactNode}) {
  return (
    <div className={styles.sources}>
      <p className={styles.title}>
        <Translate id="components.sources.title">Sources</Translate>
      </p>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
