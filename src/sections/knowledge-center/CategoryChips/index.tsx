import Translate, {translate} from '@docusaurus/Translate';
import {PARAM, VALUE} from '@site/src/components/ListFilter/behavior';
import {CATEGORIES} from '@site/src/data/categories';
import {categoryName} from '@site/src/lib/articleLabels';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The query parameter of the filter: `?category=insurance`. */
export const CATEGORY_PARAM = 'category';

function Chip({
  base,
  category = '',
  children,
}: {
  base: string;
  category?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li>
      <a
        href={category ? `${base}?${CATEGORY_PARAM}=${category}` : base}
        className={styles.chip}
        aria-current={category ? undefined : 'true'}
        {...{[PARAM]: CATEGORY_PARAM, [VALUE]: category}}
      >
        {children}
      </a>
    </li>
  );
}

/**
 * The filter (`src/components/ListFilter`): links, so that a filtered list has a URL to share and Back
 * undoes a choice. Without JavaScript every card shows and the filter is hidden.
 *
 * @param base path of the list page
 */
export default function CategoryChips({base}: {base: string}): ReactNode {
  return (
    <nav
      className={styles.filter}
      aria-label={translate({id: 'knowledgeCenter.filter.label', message: 'Filter by category'})}
    >
      <ul className={styles.chips}>
        <Chip base={base}>
          <Translate id="knowledgeCenter.filter.all">All articles</Translate>
        </Chip>
        {CATEGORIES.map((category) => (
          <Chip key={category} base={base} category={category}>
            {categoryName(category)}
          </Chip>
        ))}
      </ul>
    </nav>
  );
}
