import {createElement, type FunctionComponent, type SVGProps} from 'react';

/** What a module of lucide's tells of its icon, and is used of it. */
type Icon = {node: [tag: string, attributes: object][]};

type Props = Omit<SVGProps<SVGSVGElement>, 'ref'> & {size?: number | string};

/** What gives an icon a meaning of its own: any other is hidden from screen readers. */
const TELLS = /^(?:aria-|role$|title$)/;

/**
 * Replaces lucide's own maker of icons, a kilobyte on every page: see lean-app.ts. It draws the same,
 * without what we do not use: a provider, strokes that do not scale, children, classes that name the
 * icon, and the namespace, which an icon within HTML has anyway.
 */
export default function createLucideIcon({node}: Icon): FunctionComponent<Props> {
  return ({size = 24, color = 'currentColor', strokeWidth = 2, ...rest}) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': Object.keys(rest).some((prop) => TELLS.test(prop)) ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
