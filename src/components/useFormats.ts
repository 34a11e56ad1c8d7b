import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatList, formatMonth, formatNumber, formatPercent} from '@site/src/language/format';
import {customFieldsFrom} from '@site/src/lib/customFields';

/** Writes numbers, percentages, names in a row and months as the page's locale does. */
export function useFormats() {
  const {formats} = customFieldsFrom(useDocusaurusContext().siteConfig);
  return {
    number: (value: number) => formatNumber(value, formats),
    percent: (value: number) => formatPercent(value, formats),
    list: (names: readonly string[]) => formatList(names, formats),
    month: (month: string) => formatMonth(month, formats),
  };
}
