import useBaseUrl from '@docusaurus/useBaseUrl';
import {plainFileOf, sizeAt, srcSetOf} from '@site/src/data/photo';
import type {ComponentProps, ReactNode} from 'react';
import {preload} from 'react-dom';

type Props = Omit<ComponentProps<'img'>, 'srcSet'> & {
  /** Address of a drawing, or of a photograph as the build gives it. */
  src: string;
  alt: string;
  /** How wide the layout shows it. */
  sizes: string;
};

/**
 * A drawing as it is; a photograph in the format and the width that suit the browser. Either is asked
 * for before the body comes to it, unless it loads late: React sees to it for an image alone, but not
 * for one in a <picture>. Browsers that cannot show AVIF pass over the line.
 */
export default function Picture({src, alt, sizes, ...rest}: Props): ReactNode {
  const address = useBaseUrl(src);
  const size = sizeAt(src);
  if (!size) return <img src={address} alt={alt} {...rest} />;
  const avif = srcSetOf(address, size, 'avif');
  if (rest.loading !== 'lazy') {
    preload(plainFileOf(address, size), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: rest.fetchPriority,
    });
  }
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={plainFileOf(address, size)}
        srcSet={srcSetOf(address, size, 'webp')}
        sizes={sizes}
        alt={alt}
        {...size}
        {...rest}
      />
    </picture>
  );
}
