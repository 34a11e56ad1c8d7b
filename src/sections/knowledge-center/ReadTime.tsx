import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** "8 min read". */
export default function ReadTime({minutes}: {minutes: number}): ReactNode {
  return (
    <Translate id="article.meta.readTime" values={{minutes}}>
      {'{minutes} min read'}
    </Translate>
  );
}
