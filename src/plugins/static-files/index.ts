/**
 * Writes what of `static/` is published into a folder of its own, from which Docusaurus, the bundler and the link
 * previews read: drawings as we write them, all else as it is.
 *
 * Order: in the configuration; the development server does it again at each change (`text-check`).
 * Of Docusaurus: the folder of generated files, `@generated`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import {drawingFrom, everyFile} from '../../markdown';

export const PUBLISHED = '.docusaurus/static';

/**
 * How SVGO writes a drawing that a page has inline: the styles of drawing programs become attributes, and no
 * other style stays, for the content policy refuses inline styles.
 */
export const DRAWN_INLINE = {
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          removeTitle: false,
          removeViewBox: false,
          inlineStyles: {onlyMatchedOnce: false},
        },
      },
    },
    'convertStyleToAttrs',
    {name: 'removeAttrs', params: {attrs: 'style'}},
  ],
};

/** What is published of a file; empty for a drawing that `text-check` refuses. */
const published = (name: string, bytes: Buffer): Buffer =>
  /\.svg$/i.test(name) ? Buffer.from(drawingFrom(bytes).svg) : bytes;

export async function publishStatic(siteDir = '.'): Promise<void> {
  const [from, to] = [path.join(siteDir, 'static'), path.join(siteDir, PUBLISHED)];
  const names = everyFile(from);
  for (const name of everyFile(to)) if (!names.includes(name)) await fs.rm(path.join(to, name));
  const publish = async (name: string): Promise<void> => {
    const file = path.join(to, name);
    const bytes = published(name, await fs.readFile(path.join(from, name)));
    // Whoever watches the folder sees a change alone.
    if ((await fs.readFile(file).catch(() => null))?.equals(bytes)) return;
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, bytes);
  };
  await Promise.all(names.map(publish));
}
