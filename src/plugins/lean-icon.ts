import {createElement, type FunctionComponent, type SVGProps} from 'react';

/** What a module of lucide's tells of its icon. */
type Icon = {
  name: string;
  node: [tag: string, attributes: object][];
  /** Former names, which stay classes. */
  aliases?: string[];
};

type Props = Omit<SVGProps<SVGSVGElement>, 'ref'> & {size?: number | string};

/** What gives an icon a meaning of its own: any other is hidden from screen readers. */
const TELLS = /^(?:aria-|role$|title$)/;

/**
 * Replaces lucide's own maker of icons, a kilobyte on every page: see lean-app.ts. It draws the same,
 * without what we do not use: a provider, strokes that do not scale, children.
 */
export default function createLucideIcon({
  name,
  node,
  aliases = [],
}: Icon): FunctionComponent<Props> {
  const classes = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)];
  return ({size = 24, color = 'currentColor', strokeWidth = 2, className, ...rest}) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...classes, className].filter(Boolean).join(' '),
        'aria-hidden': Object.keys(rest).some((prop) => TELLS.test(prop)) ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
