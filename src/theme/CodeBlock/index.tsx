import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazy, Suspense, type ReactNode} from 'react';

import styles from './styles.module.css';

const Highlighted = lazy(() => import('./Highlighted'));

/**
 * Code in an article: plain text in the served page, colored by prism-react-renderer, which loads only on
 * pages with code.
 */
export default function CodeBlock({
  children,
  className = '',
}: {
  children?: ReactNode;
  className?: string;
}): ReactNode {
  const isBrowser = useIsBrowser();
  const code = String(children ?? '').replace(/\n$/, '');
  const language = /language-(?<name>[\w-]+)/.exec(className)?.groups?.name ?? 'text';
  return (
    // Long lines scroll: the box must be reachable by keyboard (WCAG 2.1.1).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.block} tabIndex={0}>
      <code>
        {isBrowser ? (
          <Suspense fallback={code}>
            <Highlighted code={code} language={language} />
          </Suspense>
        ) : (
          code
        )}
      </code>
    </pre>
  );
}
