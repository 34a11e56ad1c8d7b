import CallBanner from '@site/src/components/CallBanner';
import ToastRegion from '@site/src/components/ToastRegion';
import UnansweredForm from '@site/src/components/UnansweredForm';
import type WrappedLayout from '@theme/Layout';
import Layout from '@theme-original/Layout';
import type {ComponentProps, ReactNode} from 'react';

/** The common layout with the notice of an unanswered form, the call banner and the toast region. */
export default function LayoutWrapper({
  children,
  ...props
}: ComponentProps<typeof WrappedLayout>): ReactNode {
  return (
    <>
      <Layout {...props}>
        <UnansweredForm />
        {children}
      </Layout>
      <CallBanner />
      <ToastRegion />
    </>
  );
}
