import { type Condition, conditionNames, type Facts, type Found, severities } from './condition-facts.js';
import { findConsumers, findDisk, findHorizon, findProof } from './log-conditions.js';
import { findBackups, findPauses, findProcesses, findQueues, findUnfinished } from './work-conditions.js';

/** The only condition that is told without a primary, as nothing can be recorded meanwhile. */
export const readOnlyCondition = (replicaAgeSeconds: number): Condition => ({
  name: 'database-read-only',
  subject: '',
  severity: severities['database-read-only'],
  since: null,
  says: `No primary of the database can be reached. Pages come from a replica, as of ${String(replicaAgeSeconds)} s ago; nothing can be changed.`,
  todo: 'The database manager makes a replica the primary. Is a majority of its machines there?',
});

const takesNoWrites: Found = {
  name: 'database-read-only',
  since: null,
  says: 'The database takes no writes: nothing can be changed, and every list stands still.',
  todo: 'Is it a replica? Or did somebody or a disk that is nearly full set its default_transaction_read_only?',
};

export function listConditions(facts: Facts): Condition[] {
  const found: Found[] = facts.isReadOnly
    ? [takesNoWrites]
    : [
        ...findProof(facts),
        ...findDisk(facts),
        ...findConsumers(facts),
        ...findHorizon(facts),
        ...findProcesses(facts),
        ...findQueues(facts),
        ...findUnfinished(facts),
        ...findBackups(facts),
        ...findPauses(facts),
      ];
  const rank = ({ name }: Found): number => conditionNames.indexOf(name);
  return found
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => ({ subject: '', ...one, severity: severities[one.name] }));
}
