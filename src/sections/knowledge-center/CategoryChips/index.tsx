import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {categoryName} from '@site/src/data/articleLabels';
import {CATEGORIES} from '@site/src/data/categories';
import {type ReactNode, useEffect, useRef} from 'react';

import {categoryQuery} from '../filter';
import styles from './styles.module.css';

function Chip({
  base,
  category,
  selected,
  onClick,
  children,
}: {
  base: string;
  category: string | null;
  selected: string | null;
  onClick: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <li>
      <Link
        to={`${base}${categoryQuery(category)}`}
        className={styles.chip}
        onClick={onClick}
        aria-current={category === selected ? 'true' : undefined}
        data-kind={category ?? ''}
      >
        {children}
      </Link>
    </li>
  );
}

/**
 * The filter: links, so that a filtered list has a URL to share and Back undoes a choice. Before hydration
 * `src/browser/list-filter` filters. Without JavaScript every card shows and the filter is hidden.
 */
export default function CategoryChips({
  base,
  selected,
}: {
  /** Path of the list page. */
  base: string;
  selected: string | null;
}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const wasChosen = useRef(false);
  const choose = () => {
    wasChosen.current = true;
  };
  const {search} = useLocation();
  useEffect(() => {
    // Docusaurus moves the focus to the top of the page after each navigation; after a choice of
    // filter it should be on the chosen chip.
    if (wasChosen.current) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    wasChosen.current = false;
  }, [search]);
  return (
    <nav
      className={styles.filter}
      aria-label={translate({id: 'knowledgeCenter.filter.label', message: 'Filter by category'})}
    >
      <ul className={styles.chips} ref={list}>
        <Chip base={base} category={null} selected={selected} onClick={choose}>
          <Translate id="knowledgeCenter.filter.all">All articles</Translate>
        </Chip>
        {CATEGORIES.map((category) => (
          <Chip key={category} base={base} category={category} selected={selected} onClick={choose}>
            {categoryName(category)}
          </Chip>
        ))}
      </ul>
    </nav>
  );
}
