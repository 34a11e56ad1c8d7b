import Danger from '@theme/Admonition/Icon/Danger';
import Info from '@theme/Admonition/Icon/Info';
import Note from '@theme/Admonition/Icon/Note';
import Tip from '@theme/Admonition/Icon/Tip';
import Warning from '@theme/Admonition/Icon/Warning';
import fs from 'node:fs';

import {renderSite} from '../../support/render';

const sprite = new DOMParser().parseFromString(
  fs.readFileSync('static/img/admonitions.svg', 'utf8'),
  'image/svg+xml',
);

test.each(Object.entries({Danger, Info, Note, Tip, Warning}))(
  'the icon %s is in the file of icons, in its proportions',
  (_, Icon) => {
    const {container} = renderSite(<Icon />, {locale: 'es'});
    const [file, id] = container.querySelector('use')!.getAttribute('href')!.split('#');
    expect(file).toBe('/es/img/admonitions.svg');
    const symbol = sprite.getElementById(id!)!;
    expect(symbol.querySelector('path')).not.toBeNull();
    expect(symbol.getAttribute('viewBox')).toBe(
      container.querySelector('svg')!.getAttribute('viewBox'),
    );
  },
);
