import type {Root} from 'mdast';

import {isPhotoName, isStaticPhoto} from '../photos/originals';
import {lineOf, type Found} from './found';
import {attribute, isJsx} from './jsx';
import type {Site} from './site';
import {walk} from './walk';

/**
 * A picture in the text: what it shows, its address, its line, where its description goes, and
 * whether it is written as `![…](…)`.
 */
type Picture = {alt: string; address: string; line: number; altGoes: string; isPlain: boolean};

type Files = Pick<Site, 'hasFile' | 'photoProblem'>;

const BETWEEN_BRACKETS = 'between the square brackets';

/** Every picture of a text, however it was written: `![…](…)`, `![…][…]` or `<img>`. */
function picturesIn(tree: Root): Picture[] {
  const addresses = new Map<string, string>();
  walk(tree, (node) => {
    // If two definitions have the same name, the first one counts.
    if (node.type === 'definition' && !addresses.has(node.identifier)) {
      addresses.set(node.identifier, node.url);
    }
  });
  const pictures: Picture[] = [];
  walk(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'image' || node.type === 'imageReference') {
      const address = node.type === 'image' ? node.url : (addresses.get(node.identifier) ?? '');
      const isPlain = node.type === 'image';
      const alt = node.alt?.trim() ?? '';
      pictures.push({alt, address, line, altGoes: BETWEEN_BRACKETS, isPlain});
    } else if (isJsx(node) && node.name === 'img') {
      const alt = attribute(node, 'alt')?.trim() ?? '';
      const address = attribute(node, 'src') ?? '';
      pictures.push({alt, address, line, altGoes: 'into alt="…"', isPlain: false});
    }
  });
  return pictures;
}

/** What is wrong with the address of a picture, in words; null if nothing is. */
function sourceProblem({address, isPlain}: Picture, files: Files): string | null {
  const put =
    'save a photograph into photos/ and write its name, like new-roof.jpg, or a drawing into static/img/ and write its address there, like /img/figures/roof.svg';
  if (address.trim() === '') return `a picture has no address; ${put}`;
  if (/^(?:https?:)?\/\//i.test(address)) {
    return `the picture ${address} is on another website, which may change or forbid it; ${put}`;
  }
  if (/^(?:[a-z]:(?:[\\/]|%5c)|file:|\\\\)/i.test(address)) {
    return `the picture ${address} is on your computer; ${put}`;
  }
  if (/^data:/i.test(address)) return `a picture is pasted into the text; ${put}`;
  if (isPhotoName(address)) {
    return (
      files.photoProblem(address) ??
      (isPlain ? null : `write the photograph as ![what it shows](${address})`)
    );
  }
  if (isStaticPhoto(address)) {
    return `the photograph ${address} would be shipped as it is; ${put}`;
  }
  if (!address.startsWith('/')) return `the picture ${address} has no whole address; ${put}`;
  if (!files.hasFile(address)) {
    return address.startsWith('/static/')
      ? `the picture ${address}: leave out /static`
      : `there is no picture at static${address}`;
  }
  if (!/\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(address)) {
    return `the picture ${address} is of a kind that browsers do not show; save it as JPG or PNG`;
  }
  if (/\s|%20/.test(address)) {
    return `the name of the picture ${address} has a space; rename the file with hyphens, like new-roof.png`;
  }
  return null;
}

/** What is wrong with the pictures of a text. */
export function pictureProblems(tree: Root, files: Files): Found[] {
  return picturesIn(tree).flatMap((picture) => {
    const {alt, address, line, altGoes} = picture;
    const problems = [sourceProblem(picture, files)];
    if (alt === '') {
      problems.push(
        `the picture ${address} has no description; write what it shows ${altGoes}, for people who cannot see it`,
      );
    } else if (
      /\.(?:png|jpe?g|svg|webp|gif|hei[cf])$/i.test(alt) ||
      /^(?:image|picture|photo)$/i.test(alt)
    ) {
      problems.push(`"${alt}" does not say what the picture shows; describe it ${altGoes}`);
    }
    return problems.filter((problem) => problem !== null).map((problem) => ({line, problem}));
  });
}
