import { dateTime } from '../../../shared/format';
import { StatusBadge } from '../../../shared/ui/status-badge';
import type { Kyc } from '../api/kyc.query';

/** Every submission and what came of it, the latest first. */
export const KycAttempts = ({ attempts }: { attempts: Kyc['attempts'] }) => (
  <section className="card stack" aria-labelledby="kyc-attempts">
    <h2 id="kyc-attempts">Your submissions</h2>
    <ol className="kyc-attempts">
      {attempts.toReversed().map(({ attempt, status, submittedAt, reason }) => (
        <li key={attempt}>
          <div>
            <strong>Submission {attempt}</strong>
            <p className="soft">{dateTime(submittedAt)}</p>
            {reason && <p>{reason}</p>}
          </div>
          <StatusBadge status={status} />
        </li>
      ))}
    </ol>
  </section>
);
