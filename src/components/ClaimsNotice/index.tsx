import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

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

/** The law's three parts. */
const sentences = (): string[] => [
  translate({
    id: 'components.claimsNotice.deductible',
    message: 'You are responsible for paying any insurance deductible.',
  }),
  translate({
    id: 'components.claimsNotice.waiver',
    message:
      'It is insurance fraud, punishable as a felony of the third degree, for a contractor to knowingly or willfully, and with intent to injure, defraud or deceive, pay, waive or rebate all or part of a deductible that applies to payment for repairs to an insured property.',
  }),
  translate({
    id: 'components.claimsNotice.falseClaim',
    message:
      'It is also insurance fraud, punishable as a felony of the third degree, to intentionally file an insurance claim that contains false, incomplete or misleading information.',
  }),
];

/**
 * The notice that Florida Statutes 489.147(1)(a) requires of a contractor who mentions claims for
 * roof damage: the deductible is the owner's to pay, and waiving it or filing a false claim is
 * fraud. The statute requires at least 12 points (16 CSS pixels) and half the size of the largest
 * type, so the titles of inner pages are modest. Once per page, at the first mention of claims.
 */
export default function ClaimsNotice() {
  return (
    <div
      id="claims-notice"
      className={styles.notice}
      role="note"
      aria-labelledby="claims-notice-title"
    >
      <p className={styles.head}>
        <strong id="claims-notice-title" className={styles.title}>
          <Translate id="components.claimsNotice.title">Before any insurance claim</Translate>
        </strong>
        {withEnglish(
          translate({id: 'components.claimsNotice.law', message: 'Florida Statutes 489.147'}),
        )}
      </p>
      <ol className={styles.list}>
        {sentences().map((sentence) => (
          <li key={sentence}>{withEnglish(sentence)}</li>
        ))}
      </ol>
    </div>
  );
}
