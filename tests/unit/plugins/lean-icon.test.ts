import {CircleAlert, Phone, Star, X} from 'lucide-react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import lean from '../../../src/plugins/lean-icon';

const ICONS = {CircleAlert, Phone, Star, X};

const PROPS = [
  {},
  {size: 18, 'aria-hidden': 'true'},
  {className: 'own', role: 'img', 'aria-label': 'Close'},
  {size: 14, strokeWidth: 4, color: 'red'},
] as const;

/** Elements in an icon's drawing. */
function nodeOf(html: string): [string, object][] {
  return [...html.matchAll(/<(?<tag>path|circle|line) (?<attributes>[^>]*)>/g)].map(({groups}) => [
    groups!.tag!,
    Object.fromEntries(
      [...groups!.attributes!.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  ]);
}

/** Without what ours leaves out. */
const leanOf = (html: string): string =>
  html
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/lucide[\w-]* ?/g, '')
    .replace(' class=""', '');

describe.each(Object.entries(ICONS))('%s', (_, icon) => {
  const drawn = nodeOf(renderToStaticMarkup(createElement(icon)));

  test.each(PROPS)('is drawn as by lucide with %o', (props) => {
    expect(drawn).not.toHaveLength(0);
    const own = createElement(lean({node: drawn}), props);
    expect(renderToStaticMarkup(own)).toBe(
      leanOf(renderToStaticMarkup(createElement(icon, props))),
    );
  });
});
