import Translate from '@docusaurus/Translate';
import {useFormats} from '@site/src/components/useFormats';
import type {PriceRange} from '@site/src/data/company';

/** "$8,000 to $20,000". */
export default function Amounts({from, to}: Pick<PriceRange, 'from' | 'to'>) {
  const {number} = useFormats();
  return (
    <Translate
      id="services.payment.range"
      values={{from: `$${number(from)}`, to: `$${number(to)}`}}
    >
      {'{from} to {to}'}
    </Translate>
  );
}
