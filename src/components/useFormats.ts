import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  type Formats,
  formatList,
  formatMonth,
  formatNumber,
  formatPercent,
} from '@site/src/language/format';
import {customFieldsFrom} from '@site/src/lib/customFields';

const useFormats = (): Formats => customFieldsFrom(useDocusaurusContext().siteConfig).formats;

/** Numbers as the page's locale writes them. */
export function useNumberFormat(): (value: number) => string {
  const formats = useFormats();
  return (value) => formatNumber(value, formats);
}

/** A percentage as the page's locale writes it: 100 → "100%". */
export function usePercentFormat(): (value: number) => string {
  const formats = useFormats();
  return (value) => formatPercent(value, formats);
}

/** Names in a row as the page's locale writes them. */
export function useListFormat(): (names: readonly string[]) => string {
  const formats = useFormats();
  return (names) => formatList(names, formats);
}

/** "2025-06" as the page's locale writes month and year. */
export function useMonthFormat(): (month: string) => string {
  const formats = useFormats();
  return (month) => formatMonth(month, formats);
}
