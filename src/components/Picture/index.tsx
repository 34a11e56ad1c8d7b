import useBaseUrl from '@docusaurus/useBaseUrl';
import {plainFileOf, sizeAt, srcSetOf} from '@site/src/lib/photo';
import type {ComponentProps} from 'react';
import {preload} from 'react-dom';

type Props = Omit<ComponentProps<'img'>, 'srcSet'> & {
  /** Address of a drawing, or of a photograph as the build gives it. */
  src: string;
  alt: string;
  /** How wide the layout shows it. */
  sizes: string;
};

/**
 * A drawing as it is; a photograph in the format and width that suit the browser. Preloads a photograph
 * that is not lazy, because React preloads a plain <img> but not one in a <picture>. Browsers without AVIF
 * skip the preload.
 */
export default function Picture({src, alt, sizes, ...rest}: Props) {
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
