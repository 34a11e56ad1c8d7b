import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The notice appears once on a page; other claims offers on the page link here. */
export const CLAIMS_NOTICE_ID = 'claims-notice';

/** Marks the law’s own words, which a translation adds in parentheses, as English. */
const withEnglish = (text: string): ReactNode[] =>
  text.split(/(?<english>\([^()]+\))/).map((part) =>
    part.startsWith('(') ? (
      <span key={part} lang="en">
        {part}
      </span>
    ) : (
      part
    ),
  );

/**
 * The notice that Florida Statutes 489.147(1)(a) requires of a contractor who mentions claims for
 * roof damage: the deductible is the owner's to pay, and waiving it or filing a false claim is
 * fraud. The statute requires at least 12 points (16 CSS pixels) and half the size of the largest
 * type, so the titles of inner pages are modest. It appears beside every such offer.
 */
export default function ClaimsNotice(): ReactNode {
  return (
    <p id={CLAIMS_NOTICE_ID} className={styles.notice} role="note">
      {withEnglish(
        translate({
          id: 'components.claimsNotice.text',
          message:
            'Florida Statutes 489.147: you are responsible for paying any insurance deductible. It is insurance fraud, punishable as a felony of the third degree, for a contractor to knowingly or willfully, and with intent to injure, defraud or deceive, pay, waive or rebate all or part of a deductible that applies to payment for repairs to an insured property. It is also insurance fraud, punishable as a felony of the third degree, to intentionally file an insurance claim that contains false, incomplete or misleading information.',
        }),
      )}
    </p>
  );
}
