import { AlertIcon } from '../../../shared/ui/icons';
import type { ProofState } from '../api/proof.query';

/** Faults that the product found by itself: seals or accounts that were altered. */
export function Contradictions({ state: { contradiction, alteredAccounts } }: { state: ProofState }) {
  if (contradiction === null && alteredAccounts.length === 0) return null;
  return (
    <div className="notice notice--bad" role="alert">
      <AlertIcon />
      <div className="stack stack--tight">
        <strong>Somebody wrote to the database behind the product</strong>
        {contradiction !== null && <p>{contradiction}</p>}
        {alteredAccounts.map(({ subjectId, fields }) => (
          <p key={subjectId}>
            Account <code>{subjectId}</code> has another {fields.join(', ')} than the log says.
          </p>
        ))}
      </div>
    </div>
  );
}
