import {lazy, type ReactNode} from 'react';

import styles from './styles.module.css';

const Highlighted = lazy(() => import('./Highlighted'));

/** Code in an article, colored in the served page; the app of a page without code lacks the colorer. */
export default function CodeBlock({
  children,
  className = '',
}: {
  children?: ReactNode;
  className?: string;
}): ReactNode {
  const code = String(children ?? '').replace(/\n$/, '');
  const language = /language-(?<name>[\w-]+)/.exec(className)?.groups?.name ?? 'text';
  return (
    // Long lines scroll: the box must be reachable by keyboard (WCAG 2.1.1).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.block} tabIndex={0}>
      <code>
        {/* Without a boundary: React would send one in a long page later, by scripts that the policy refuses. */}
        <Highlighted code={code} language={language} />
      </code>
    </pre>
  );
}
