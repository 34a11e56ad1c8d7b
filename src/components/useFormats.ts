import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  formatDay,
  formatList,
  formatMonth,
  formatNumber,
  formatPercent,
} from '@site/src/language/format';

/** Writes numbers, percentages, names in a row and months as the page's locale does. */
export function useFormats() {
  const {currentLocale} = useDocusaurusContext().i18n;
  return {
    number: (value: number) => formatNumber(value, currentLocale),
    percent: (value: number) => formatPercent(value, currentLocale),
    list: (names: readonly string[]) => formatList(names, currentLocale),
    oneOf: (names: readonly string[]) => formatList(names, currentLocale, 'disjunction'),
    day: (day: string) => formatDay(day, currentLocale),
    month: (month: string) => formatMonth(month, currentLocale),
  };
}
