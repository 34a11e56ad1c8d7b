import {type Company, company} from '@site/src/data/company';

type Address = NonNullable<Company['address']>;

/** The second line of an envelope. */
export const cityLine = ({city, state, zip}: Address): string => `${city}, ${state} ${zip}`;

/** Where the company is, in the two lines of an envelope; nothing where it gives no address. */
export default function PostalAddress() {
  if (!company.address) return null;
  return (
    <address>
      {company.address.street}
      <br />
      {cityLine(company.address)}
    </address>
  );
}
