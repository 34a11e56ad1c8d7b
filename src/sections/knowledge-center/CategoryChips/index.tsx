import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {categoryName} from '@site/src/data/articleLabels';
import {CATEGORIES, type Category} from '@site/src/data/categories';
import type {ReactNode} from 'react';

import {categoryQuery} from '../filter';
import styles from './styles.module.css';

function Chip({
  base,
  category,
  selected,
  children,
}: {
  base: string;
  category: Category | null;
  selected: Category | null;
  children: ReactNode;
}): ReactNode {
  return (
    <li>
      <Link
        to={`${base}${categoryQuery(category)}`}
        className={styles.chip}
        aria-current={category === selected ? 'true' : undefined}
      >
        {children}
      </Link>
    </li>
  );
}

/**
 * The filter: links, so that a filtered list has an address to share and Back undoes a choice.
 * Without JavaScript every card shows and the filter hides.
 */
export default function CategoryChips({
  base,
  selected,
}: {
  /** Path of the list page. */
  base: string;
  selected: Category | null;
}): ReactNode {
  return (
    <nav
      className={styles.filter}
      aria-label={translate({id: 'knowledgeCenter.filter.label', message: 'Filter by category'})}
    >
      <ul className={styles.chips}>
        <Chip base={base} category={null} selected={selected}>
          <Translate id="knowledgeCenter.filter.all">All articles</Translate>
        </Chip>
        {CATEGORIES.map((category) => (
          <Chip key={category} base={base} category={category} selected={selected}>
            {categoryName(category)}
          </Chip>
        ))}
      </ul>
    </nav>
  );
}
