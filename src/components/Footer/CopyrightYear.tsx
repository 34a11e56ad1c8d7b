import {type ReactNode, useSyncExternalStore} from 'react';

/** The year of the build; `docusaurus.config.ts` puts it into the page. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const never = () => () => undefined;

/** Year of the build, corrected in the browser if a newer one has begun (never backwards). */
export default function CopyrightYear(): ReactNode {
  const built = useDocusaurusContext().siteConfig.customFields?.buildYear as number;
  const now = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
  return Math.max(built, now);
}
