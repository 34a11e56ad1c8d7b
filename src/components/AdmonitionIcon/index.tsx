import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/**
 * An icon of `static/img/admonitions.svg`: every article would bring all five, a kilobyte, and few
 * show one.
 *
 * @param viewBox that of the symbol, which gives the icon its proportions
 */
export default function AdmonitionIcon({
  name,
  viewBox,
}: {
  name: 'danger' | 'info' | 'note' | 'tip' | 'warning';
  viewBox: string;
}): ReactNode {
  const sprite = useBaseUrl('/img/admonitions.svg');
  return (
    <svg viewBox={viewBox}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
