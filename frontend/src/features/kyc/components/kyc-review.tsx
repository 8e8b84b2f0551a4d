import { Facts } from '../../../shared/console/facts';
import { dateTime, money, number } from '../../../shared/format';
import type { KycDetails, PendingKyc } from '../api/pending-kyc.query';
import { SharingBusinesses } from './sharing-businesses';

/** What the business says now, field by field beside what it said before, and why that was not enough. */
export const KycReview = ({ row }: { row: PendingKyc }) => {
  const earlier = row.earlierAttempts.toReversed();
  return (
    <>
      {earlier.length === 0 ? (
        <Facts of={[...factsOf(row.kycDetails), ['Submitted', dateTime(row.submittedAt)]]} />
      ) : (
        <Attempts row={row} earlier={earlier} />
      )}
      <SharingBusinesses userId={row.userId} />
    </>
  );
};

function Attempts({ row, earlier }: { row: PendingKyc; earlier: PendingKyc['earlierAttempts'] }) {
  const columns = [row, ...earlier].map(({ kycDetails }) => factsOf(kycDetails));
  const names = columns[0]?.map(([name]) => name) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
    <section className="compared" aria-label="Attempts" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Attempt {row.attempt}, now</th>
            {earlier.map(({ attempt, isFailed }) => (
              <th key={attempt} scope="col">
                Attempt {attempt}, {isFailed ? 'failed' : 'asked for more'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="Submitted" values={[row, ...earlier].map(({ submittedAt }) => dateTime(submittedAt))} />
          <Row name="What we told them" values={[null, ...earlier.map(({ reason }) => reason)]} />
          <Row name="Note of staff" values={[null, ...earlier.map(({ staffNote }) => staffNote)]} />
          {names.map((name, field) => (
            <Row key={name} name={name} values={columns.map((facts) => facts[field]?.[1] ?? null)} marksChanges />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Nothing in any attempt is no row. A value that is another one than before it is marked. */
function Row({ name, values, marksChanges }: { name: string; values: (string | null)[]; marksChanges?: boolean }) {
  if (values.every((value) => !value)) return null;
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, index) => {
        const isChanged = marksChanges && index < values.length - 1 && (value ?? '') !== (values[index + 1] ?? '');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: attempts do not change places
          <td key={index}>
            {isChanged ? <mark aria-label={`Changed: ${value || 'left out'}`}>{value || '—'}</mark> : value || '—'}
          </td>
        );
      })}
    </tr>
  );
}

const factsOf = (details: KycDetails): (readonly [string, string | null])[] => [
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
];
