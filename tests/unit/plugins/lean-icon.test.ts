import {CircleAlert, Phone, Star, X} from 'lucide-react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import lean from '../../../src/plugins/lean-icon';

/** What the module of an icon gives to the maker, read from the icon that the package's own has made. */
const DATA = {
  CircleAlert: {
    icon: CircleAlert,
    name: 'circle-exclamation-point',
    aliases: ['alert-circle', 'circle-alert'],
  },
  Phone: {icon: Phone, name: 'phone'},
  Star: {icon: Star, name: 'star'},
  X: {icon: X, name: 'x'},
};

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

describe.each(Object.entries(DATA))('%s', (_, {icon, ...data}) => {
  const drawn = nodeOf(renderToStaticMarkup(createElement(icon)));

  test.each(PROPS)('is drawn as by lucide with %o', (props) => {
    expect(drawn).not.toHaveLength(0);
    const own = createElement(lean({...data, node: drawn}), props);
    expect(renderToStaticMarkup(own)).toBe(renderToStaticMarkup(createElement(icon, props)));
  });
});
