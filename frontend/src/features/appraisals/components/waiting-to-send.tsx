import { dayOrWeek } from '../../../shared/day-or-week';
import { Button } from '../../../shared/ui/button';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import type { StoredAppraisal } from '../use-submission';

interface Props {
  appraisal: StoredAppraisal;
  isSending: boolean;
  onRetry: () => void;
  onChange: () => void;
}

/** Shown while an appraisal is stored on this device and waits for a network. */
export const WaitingToSend = ({ appraisal: { submission }, isSending, onRetry, onChange }: Props) => (
  <section className="card form" aria-labelledby="waiting">
    <div className="notice notice--waiting" role="status">
      <ClockIcon />
      <div>
        <strong>{isSending ? 'Sending…' : 'Waiting to send'}</strong>
        <p>
          Your appraisal is safe on this device. It is sent by itself as soon as there is a connection, also after you
          closed this page and came back.
        </p>
      </div>
    </div>
    <h2 id="waiting">{dayOrWeek(submission)}</h2>
    <p className="submission__text">{submission.learnings}</p>
    <p className="soft submission__text">{submission.assignmentUrl}</p>
    <div className="row">
      <Button pending={isSending} onClick={onRetry}>
        Send now
      </Button>
      <Button kind="secondary" pending={isSending} onClick={onChange}>
        Change it
      </Button>
    </div>
  </section>
);
