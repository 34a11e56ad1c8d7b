import AdmonitionIcon from '@site/src/components/AdmonitionIcon';
import type {ReactNode} from 'react';

export default function IconInfo(): ReactNode {
  return <AdmonitionIcon name="info" viewBox="0 0 14 16" />;
}
