import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';

import styles from './styles.module.css';

/** Text of the first row's cells, used to name the table. */
function headings(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    const words = Children.toArray(child.props.children).filter((part) => typeof part === 'string');
    return words.length > 0 ? [words.join('')] : headings(child.props.children);
  });
}

/**
 * A Markdown table that scrolls sideways by itself where it is wider than the screen, by touch and
 * by keyboard. Its name is made of its column headings.
 */
export default function ScrollTable(props: ComponentProps<'table'>) {
  const [head] = Children.toArray(props.children);
  const label = translate(
    {
      id: 'components.table.label',
      message: 'Table: {columns}',
      description: 'Read aloud before a table; {columns} are its column headings',
    },
    {columns: headings(head).join(', ')},
  );
  return (
    // A scrolling box must be reachable by keyboard (WCAG 2.1.1): it is the one focusable region.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table {...props} className={clsx(styles.table, props.className)} />
    </div>
  );
}

const ALIGNED: Partial<Record<string, string>> = {center: styles.center, right: styles.right};

/** Markdown aligns columns by inline styles, which the content policy refuses: a class in their place. */
const aligned = <T extends Pick<ComponentProps<'td'>, 'style'>>({style, ...cell}: T) =>
  style?.textAlign ? {...cell, className: ALIGNED[style.textAlign]} : cell;

/** A heading cell, marked as the heading of its column. */
export function ColumnHeading(props: ComponentProps<'th'>) {
  return <th scope="col" {...aligned(props)} />;
}

export function Cell(props: ComponentProps<'td'>) {
  return <td {...aligned(props)} />;
}
