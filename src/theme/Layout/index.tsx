import CallBanner from '@site/src/components/CallBanner';
import ToastRegion from '@site/src/components/ToastRegion';
import type WrappedLayout from '@theme/Layout';
import Layout from '@theme-original/Layout';
import type {ComponentProps, ReactNode} from 'react';

/** The common layout with the call banner and the toast region. */
export default function LayoutWrapper(props: ComponentProps<typeof WrappedLayout>): ReactNode {
  return (
    <>
      <Layout {...props} />
      <CallBanner />
      <ToastRegion />
    </>
  );
}
