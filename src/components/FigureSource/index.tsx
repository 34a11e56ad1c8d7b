import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useFormats} from '@site/src/components/useFormats';
import {company} from '@site/src/data/company';
import type {FigureSource as Source} from '@site/src/data/reviews';

const SITES = {google: 'Google', bbb: 'BBB'};

/** Who counted a figure and when: "as counted on Google, October 2026". */
export default function FigureSource({source: {by, month}}: {source: Source}) {
  const {month: format} = useFormats();
  // A month in two words stays on one line.
  const when = month ? format(month).replaceAll(' ', '\u00a0') : '';
  if (by === 'here') {
    return (
      <Translate id="components.figureSource.here">counted from the reviews on this site</Translate>
    );
  }
  if (by === 'survey') {
    return (
      <Translate id="components.figureSource.survey" values={{month: when}}>
        {'of the customers we asked, {month}'}
      </Translate>
    );
  }
  const url = company[by]?.url;
  const site = url ? <Link href={url}>{SITES[by]}</Link> : SITES[by];
  return (
    <Translate id="components.figureSource.site" values={{site, month: when}}>
      {'as counted on {site}, {month}'}
    </Translate>
  );
}
