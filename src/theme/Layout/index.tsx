import CallBanner from '@site/src/components/CallBanner';
import type WrappedLayout from '@theme/Layout';
import Layout from '@theme-original/Layout';
import type {ComponentProps, ReactNode} from 'react';

/** The common layout, and the call banner beside it. */
export default function LayoutWrapper(props: ComponentProps<typeof WrappedLayout>): ReactNode {
  return (
    <>
      <Layout {...props} />
      <CallBanner />
    </>
  );
}
