import { useQuery } from '@tanstack/react-query';
import { ListState } from '../../../shared/console/list-failure';
import { proofStateQuery } from '../api/proof.query';
import { CheckElsewhere } from '../proof/check-elsewhere';
import { Contradictions } from '../proof/contradictions';
import { EventProof } from '../proof/event-proof';
import { Seals } from '../proof/seals';
import { VerifyLog } from '../proof/verify-log';
import '../proof/proof.css';

/** Proves that nobody rewrote the log, here or on the auditor's own machine. */
export default function ProofPage() {
  const query = useQuery(proofStateQuery);
  const { data } = query;
  if (!data) return <ListState of={query} what="the proof" />;
  return (
    <div className="stack proof">
      <Contradictions state={data} />
      <section className="card stack" aria-labelledby="whole">
        <h2 id="whole">Is the log what it was?</h2>
        <p>
          Every second a seal is put over all events so far, with a key that the database does not hold. Verifying reads
          every event again and compares it with its seal.
        </p>
        <VerifyLog />
      </section>
      <section className="card stack" aria-labelledby="seals">
        <h2 id="seals">Seals</h2>
        <Seals state={data} />
      </section>
      <section className="card stack" aria-labelledby="event">
        <h2 id="event">Proof of one event</h2>
        <EventProof />
      </section>
      <section className="card stack" aria-labelledby="elsewhere">
        <h2 id="elsewhere">Check it on your own computer</h2>
        <CheckElsewhere publicKey={data.publicKey} />
      </section>
    </div>
  );
}
