import useBaseUrl from '@docusaurus/useBaseUrl';
import {plainFileOf, sizeAt, srcSetOf} from '@site/src/data/photo';
import type {ComponentProps, ReactNode} from 'react';

type Props = Omit<ComponentProps<'img'>, 'srcSet'> & {
  /** Address of a drawing, or of a photograph as the build gives it. */
  src: string;
  alt: string;
  /** How wide the layout shows it. */
  sizes: string;
};

/** A drawing as it is; a photograph in the format and the width that suit the browser. */
export default function Picture({src, alt, sizes, ...rest}: Props): ReactNode {
  const address = useBaseUrl(src);
  const size = sizeAt(src);
  if (!size) return <img src={address} alt={alt} {...rest} />;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(address, size, 'avif')} sizes={sizes} />
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
