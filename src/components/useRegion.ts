import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {regionIn} from '@site/src/data/company';

/** The name of the company's home region in the page's language. */
export const useRegion = (): string => regionIn(useDocusaurusContext().i18n.currentLocale);
