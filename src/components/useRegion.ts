import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {regionIn} from '@site/src/data/company';

/** Where the company is at home, as the page's language writes it. */
export const useRegion = (): string => regionIn(useDocusaurusContext().i18n.currentLocale);
