import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatList, formatMonth, formatNumber, formatPercent} from '@site/src/language/format';

/** Numbers as the page's locale writes them. */
export function useNumberFormat(): (value: number) => string {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return (value) => formatNumber(value, locale);
}

/** A share of a hundred as the page's locale writes it. */
export function usePercentFormat(): (value: number) => string {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return (value) => formatPercent(value, locale);
}

/** Names in a row as the page's locale writes them. */
export function useListFormat(): (names: readonly string[]) => string {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return (names) => formatList(names, locale);
}

/** "2025-06" as the page's locale writes month and year. */
export function useMonthFormat(): (month: string) => string {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return (month) => formatMonth(month, locale);
}
