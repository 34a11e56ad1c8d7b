import AdmonitionIcon from '@site/src/components/AdmonitionIcon';
import type {ReactNode} from 'react';

export default function IconDanger(): ReactNode {
  return <AdmonitionIcon name="danger" viewBox="0 0 12 16" />;
}
