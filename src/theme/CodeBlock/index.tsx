import {Highlight} from 'prism-react-renderer';
import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Code in an article. The colors are classes, not the library's style attributes: the policy allows no inline
 * style.
 */
export default function CodeBlock({
  children,
  className = '',
}: {
  children?: ReactNode;
  className?: string;
}) {
  const code = String(children ?? '').replace(/\n$/, '');
  const language = /language-(?<name>[\w-]+)/.exec(className)?.groups?.name ?? 'text';
  return (
    // Long lines scroll: the box must be reachable by keyboard (WCAG 2.1.1).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.block} tabIndex={0}>
      <code>
        <Highlight code={code} language={language} theme={{plain: {}, styles: []}}>
          {({tokens}) =>
            tokens.map((line, lineNumber) => (
              <Fragment key={lineNumber}>
                {lineNumber > 0 && '\n'}
                {line.map(({content, types}, index) => (
                  <span key={index} className={types.map((type) => styles[type]).join(' ')}>
                    {content}
                  </span>
                ))}
              </Fragment>
            ))
          }
        </Highlight>
      </code>
    </pre>
  );
}
