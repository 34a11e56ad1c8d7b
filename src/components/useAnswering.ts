import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {whoAnswers} from '@site/src/lib/whoAnswers';

/** Who answers a reader of this page. */
export const useAnswering = () => whoAnswers(useDocusaurusContext().i18n.currentLocale);
