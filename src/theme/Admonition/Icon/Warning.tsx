import AdmonitionIcon from '@site/src/components/AdmonitionIcon';
import type {ReactNode} from 'react';

export default function IconWarning(): ReactNode {
  return <AdmonitionIcon name="warning" viewBox="0 0 16 16" />;
}
