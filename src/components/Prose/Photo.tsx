import Picture from '../Picture';

/** As wide as the text: `--measure`, or the window within its gutters. */
export const TEXT_SIZES = 'min(620px, 92vw)';

/** In Markdown, a photograph: the build makes it of `![what it shows](name.jpg)`. */
export default function Photo(props: {src: string; alt: string; title?: string}) {
  return <Picture {...props} sizes={TEXT_SIZES} loading="lazy" />;
}
