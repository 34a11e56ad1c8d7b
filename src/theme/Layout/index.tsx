import CallBanner from '@site/src/components/CallBanner';
import type WrappedLayout from '@theme/Layout';
import Layout from '@theme-original/Layout';
import type {ComponentProps} from 'react';

/** The common layout with the call banner. */
export default function LayoutWrapper({children, ...props}: ComponentProps<typeof WrappedLayout>) {
  return (
    <>
      <Layout {...props}>{children}</Layout>
      <CallBanner />
    </>
  );
}
