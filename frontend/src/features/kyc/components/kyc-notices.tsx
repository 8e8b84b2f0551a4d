import { ago, dateTime } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { LinkButton } from '../../../shared/ui/button';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon, InfoIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { PatternStrip } from '../../../shared/ui/pattern-strip';
import type { Kyc } from '../api/kyc.query';

export const KycFailed = ({ kyc }: { kyc: Kyc }) => (
  <div className="notice notice--bad">
    <AlertIcon />
    <div>
      <strong>{label('KYC_FAILED')}</strong>
      {kyc.reason && (
        <p>
          <strong>Reason:</strong> {kyc.reason}
        </p>
      )}
    </div>
  </div>
);

export const KycAsked = ({ kyc }: { kyc: Kyc }) => (
  <div className="notice notice--waiting" role="status">
    <InfoIcon />
    <div>
      <strong>We need more for your verification</strong>
      <p className="pre-line">
        <strong>We ask:</strong> <q>{kyc.reason}</q>
      </p>
      <p>What you sent is in the form below. Add or correct what we ask for, and send it again.</p>
      <p>
        Where no field takes it, <Link to="/contact">write to us</Link>.
      </p>
    </div>
  </div>
);

export const KycPending = ({ kyc, isPro }: { kyc: Kyc; isPro: boolean }) => (
  <div className="notice notice--waiting" role="status">
    <ClockIcon />
    <div>
      <strong>Your verification is pending</strong>
      <p>
        {kyc.submittedAt && `We received your details ${ago(kyc.submittedAt)}. `}A person reads them and answers here;
        this page shows it by itself.
      </p>
      <Link to={isPro ? '/learn' : '/sample-lesson'}>Read a lesson meanwhile</Link>
    </div>
  </div>
);

export const KycErased = () => (
  <div className="notice" role="status">
    <InfoIcon />
    <div>
      <strong>Your verification was erased</strong>
      <p>
        What we held for it is gone for good, and nothing can be sent anew: this business cannot be verified with this
        account any more. <Link to="/contact">Write to us</Link> if you have a question.
      </p>
    </div>
  </div>
);

export const KycApproved = ({ kyc, isPro }: { kyc: Kyc; isPro: boolean }) => (
  <section className="kyc-approved on-night" aria-labelledby="kyc-approved">
    <PatternStrip />
    <div className="kyc-approved__content">
      <h2 id="kyc-approved">{kyc.kycDetails?.legalBusinessName ?? 'Your business'} is verified</h2>
      <p>
        {kyc.decidedAt && `Approved on ${dateTime(kyc.decidedAt)}. `}
        {isPro
          ? 'Growth tools, creators and loans are open to you.'
          : 'Loans, growth tools and creators open with Pro.'}
      </p>
      <div className="row">
        <LinkButton kind="sun" large to="/loan">
          Request a Loan
        </LinkButton>
      </div>
    </div>
  </section>
);
