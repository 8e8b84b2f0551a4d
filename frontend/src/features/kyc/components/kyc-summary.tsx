import type { ReactNode } from 'react';
import { money } from '../../../shared/format';
import { PhoneNumber } from '../../../shared/ui/address';
import type { KycDetails } from '../api/kyc.query';
import { fieldNames } from '../kyc-values';

/** The submission as reviewers read it. */
export function KycSummary({ details }: { details: KycDetails }) {
  const texts: Record<keyof typeof fieldNames, ReactNode> = {
    ...details,
    contactPhone: details.contactPhone && <PhoneNumber of={details.contactPhone} />,
    whatsappNumber: details.whatsappNumber && <PhoneNumber of={details.whatsappNumber} />,
    staffCount: details.staffCount?.toString(),
    loanAmountSought: details.loanAmountSought && money(details.loanAmountSought),
    neededTools: details.neededTools.join(', '),
  };
  const names = Object.keys(fieldNames) as (keyof typeof fieldNames)[];
  return (
    <section className="card" aria-labelledby="kyc-summary">
      <h2 id="kyc-summary">What you sent us</h2>
      <dl className="kyc-summary">
        {names.map((name) => (
          <div key={name}>
            <dt>{fieldNames[name]}</dt>
            <dd>{texts[name] || <span className="soft">Not given</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
