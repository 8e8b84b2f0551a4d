import { Facts } from '../../../shared/console/facts';
import { dateTime, money, number } from '../../../shared/format';
import type { KycDetails, PendingKyc } from '../api/pending-kyc.query';

/** What the business says now, beside what it said before and why that was not enough. */
export const KycReview = ({ row }: { row: PendingKyc }) => (
  <div className="attempts">
    <section aria-label={`Attempt ${row.attempt}`}>
      {row.earlierAttempts.length > 0 && <h3>Attempt {row.attempt}, now</h3>}
      <Facts of={[...factsOf(row.kycDetails), ['Submitted', dateTime(row.submittedAt)]]} />
    </section>
    {row.earlierAttempts.toReversed().map((earlier) => (
      <section key={earlier.attempt} aria-label={`Attempt ${earlier.attempt}`} className="attempts__earlier">
        <h3>Attempt {earlier.attempt}, failed</h3>
        <Facts
          of={[
            ['Reason given', earlier.reason],
            ['Note of staff', earlier.staffNote],
            ['Decided', earlier.decidedAt && dateTime(earlier.decidedAt)],
            ...factsOf(earlier.kycDetails),
          ]}
        />
      </section>
    ))}
  </div>
);

const factsOf = (details: KycDetails) =>
  [
    ['Legal name', details.legalBusinessName],
    ['Address', details.businessAddress],
    ['Contact phone', details.contactPhone],
    ['WhatsApp', details.whatsappNumber],
    ['Category', details.businessCategory],
    ['Type', details.businessType],
    ['Staff', details.staffCount === null ? null : number(details.staffCount)],
    ['Loan sought', details.loanAmountSought && money(details.loanAmountSought)],
    ['Needed tools', details.neededTools.join(', ')],
    ['Social media', details.socialMedia],
  ] as const;
