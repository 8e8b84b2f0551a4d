import { Facts } from '../../../shared/console/facts';
import { dateTime, money, number } from '../../../shared/format';
import type { KycDetails, PendingKyc } from '../api/pending-kyc.query';
import { SharingBusinesses } from './sharing-businesses';

/** The submission beside earlier attempts, field by field, and why those were not enough. */
export const KycReview = ({ row }: { row: PendingKyc }) => {
  const earlier = row.earlierAttempts.toReversed();
  return (
    <div className="kyc-review">
      {earlier.length === 0 ? (
        <Facts of={[...factsOf(row.kycDetails), ['Submitted', dateTime(row.submittedAt)]]} />
      ) : (
        <Attempts row={row} earlier={earlier} />
      )}
      <SharingBusinesses userId={row.userId} />
    </div>
  );
};

interface Line {
  name: string;
  values: (string | null)[];
  marksChanges?: boolean;
}

function Attempts({ row, earlier }: { row: PendingKyc; earlier: PendingKyc['earlierAttempts'] }) {
  const all = [row, ...earlier];
  const titles = [
    `Attempt ${row.attempt}, now`,
    ...earlier.map(({ attempt, isFailed }) => `Attempt ${attempt}, ${isFailed ? 'failed' : 'asked for more'}`),
  ];
  const columns = all.map(({ kycDetails }) => factsOf(kycDetails));
  const lines: Line[] = [
    { name: 'Submitted', values: all.map(({ submittedAt }) => dateTime(submittedAt)) },
    { name: 'What we told them', values: [null, ...earlier.map(({ reason }) => reason)] },
    { name: 'Note of staff', values: [null, ...earlier.map(({ staffNote }) => staffNote)] },
    ...(columns[0] ?? []).map(([name], field) => {
      return { name, values: columns.map((facts) => facts[field]?.[1] ?? null), marksChanges: true };
    }),
  ];
  return (
    <table className="compared">
      <thead>
        <tr>
          <td />
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(({ values }) => values.some(Boolean))
          .map((line) => (
            <Row key={line.name} titles={titles} {...line} />
          ))}
      </tbody>
    </table>
  );
}

/** Marks values that changed since the attempt before. */
const Row = ({ name, values, marksChanges, titles }: Line & { titles: string[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {titles.map((title, index) => {
      const value = values[index] || '—';
      const isChanged = marksChanges && index < titles.length - 1 && value !== (values[index + 1] || '—');
      return (
        <td key={title} data-attempt={title}>
          {isChanged ? (
            <mark>
              {value}
              <span className="visually-hidden"> (changed)</span>
            </mark>
          ) : (
            value
          )}
        </td>
      );
    })}
  </tr>
);

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
