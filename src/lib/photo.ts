/** Folder of the built photographs. Their names have a hash, so browsers keep them for a year. */
const FOLDER = '/assets/photos/';

/** Widths of each photograph in pixels, up to the width of the original. */
const WIDTHS = [360, 540, 720, 1080, 1440];

/** Width of the file for feeds and link previews, which take no `srcset`. */
const PLAIN_WIDTH = 1080;

/** Formats of every photograph: browsers that cannot show the first can show the second. */
export const FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof FORMATS)[number];

/** Size of an original in pixels, upright. */
export type PhotoSize = {width: number; height: number};

const ADDRESS = /\/assets\/photos\/[\w.-]+\.(?<width>\d+)x(?<height>\d+)$/;

/**
 * The address of a built photograph in data and pages; its files add a width and a format.
 *
 * @param stem name of the original without its extension
 * @param hash of everything that the files depend on
 */
export const addressOf = (stem: string, hash: string, {width, height}: PhotoSize): string =>
  `${FOLDER}${stem}.${hash}.${width}x${height}`;

/** The size in the address of a built photograph; null for any other address, such as a drawing's. */
export function sizeAt(address: string): PhotoSize | null {
  const {width, height} = ADDRESS.exec(address)?.groups ?? {};
  return width ? {width: Number(width), height: Number(height)} : null;
}

/** The widths in which a photograph is built: never wider than its original. */
export function widthsOf({width}: PhotoSize): number[] {
  const most = Math.min(width, WIDTHS.at(-1)!);
  return [...WIDTHS.filter((one) => one < most), most];
}

/** One file of a built photograph. */
export const fileOf = (address: string, width: number, format: PhotoFormat): string =>
  `${address}.${width}.${format}`;

/** All widths in a format, as `srcset` lists them. */
export const srcSetOf = (address: string, size: PhotoSize, format: PhotoFormat): string =>
  widthsOf(size)
    .map((width) => `${fileOf(address, width, format)} ${width}w`)
    .join(', ');

/** The file for feeds and link previews, which take no `srcset`. */
export const plainFileOf = (address: string, size: PhotoSize): string =>
  fileOf(
    address,
    widthsOf(size)
      .filter((width) => width <= PLAIN_WIDTH)
      .at(-1)!,
    'webp',
  );

/** Every file of a built photograph that a text names, without the folder. */
export const filesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\/assets\/photos\/([\w.-]+\.\d+x\d+\.\d+\.(?:avif|webp))/g)].map(
      ([, file]) => file!,
    ),
  ),
];

/** The parts of the file name of a built photograph; null for any other name. */
export function partsOf(
  file: string,
): {stem: string; address: string; width: number; format: PhotoFormat} | null {
  const {name, stem, width, format} =
    /^(?<name>(?<stem>.+)\.[0-9a-f]{12}\.\d+x\d+)\.(?<width>\d+)\.(?<format>avif|webp)$/.exec(file)
      ?.groups ?? {};
  if (!name) return null;
  return {stem: stem!, address: FOLDER + name, width: Number(width), format: format as PhotoFormat};
}
