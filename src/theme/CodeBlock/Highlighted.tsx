import {Highlight} from 'prism-react-renderer';
import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The colors are classes, not the library's style attributes: the policy allows no inline style.
 */
export default function Highlighted({code, language}: {code: string; language: string}): ReactNode {
  return (
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
  );
}
