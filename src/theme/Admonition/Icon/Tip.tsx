import AdmonitionIcon from '@site/src/components/AdmonitionIcon';
import type {ReactNode} from 'react';

export default function IconTip(): ReactNode {
  return <AdmonitionIcon name="tip" viewBox="0 0 12 16" />;
}
