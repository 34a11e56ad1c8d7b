import AdmonitionIcon from '@site/src/components/AdmonitionIcon';
import type {ReactNode} from 'react';

export default function IconNote(): ReactNode {
  return <AdmonitionIcon name="note" viewBox="0 0 14 16" />;
}
