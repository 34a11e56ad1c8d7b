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

/** Paragraphs from one to another, "(1)–(3)", in one line: a browser may break after the dash. */
const unbroken = (part: string): string => part.replaceAll('–', '–\u2060');

/** One source: a link to the very page, named in English as it names itself, and when it was checked. */
export function Source({title, publisher, part, url, checkedOn, day}: Props): ReactNode {
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
 * What the facts of a page rest on. Markdown writes `<Sources of="489.147 626.854" />`, and the build
 * puts a `Source` into it for each id (`src/markdown/remark/sourceList.ts`).
 */
export default function Sources({children}: {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.sources}>
      <p className={styles.title}>
        <Translate id="components.sources.title">Sources</Translate>
      </p>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
