import { Facts } from '../../../shared/console/facts';
import { number } from '../../../shared/format';
import type { Evidence } from '../api/evidence.query';
import { zonedTime } from './evidence-entry';

/** How a reader can check the evidence without trusting this page or its maker. */
export function HowToCheck({ evidence: { seal, publicKey }, file }: { evidence: Evidence; file: string }) {
  if (!seal) return null;
  return (
    <section className="card stack stack--tight" aria-labelledby="check">
      <h3 id="check">How to check it</h3>
      <ol className="evidence__steps">
        <li>
          Save the proofs, or ask whoever gave you this page for the file <code>{file}</code>.
        </li>
        <li>
          In a copy of the product’s source, run <code>{`npm run verify -- ${file} --key ${publicKey}`}</code>. It needs
          neither this server nor its database. Compare the key with the one that was published when the product was set
          up.
        </li>
        <li>
          For each event above it must say: is in the log as it was sealed. A proof is over the event as it is stored:
          what people wrote is encrypted there, and was opened for this page by the server.
        </li>
      </ol>
      <Facts
        of={[
          ['Seal', `${number(seal.number)}, over ${number(seal.size)} events, of ${zonedTime(seal.sealedAt)}`],
          ['Root of the sealed log', <code key="root">{seal.root}</code>],
          ['Signature', <code key="signature">{seal.signature}</code>],
          ['Signed by the key', <code key="key">{seal.keyId}</code>],
        ]}
      />
    </section>
  );
}
