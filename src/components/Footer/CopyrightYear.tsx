import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {customFieldsFrom} from '@site/src/data/customFields';
import {type ReactNode, useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** Year of the build, corrected in the browser if a newer one has begun (never backwards). */
export default function CopyrightYear(): ReactNode {
  const {buildYear: built} = customFieldsFrom(useDocusaurusContext().siteConfig);
  const now = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
  return Math.max(built, now);
}
