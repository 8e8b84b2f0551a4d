import { type Condition, conditionNames, type Facts, type Found, severities } from './condition-facts.js';
import { findConsumers, findDisk, findHorizon, findProof } from './log-conditions.js';
import { findBackups, findPauses, findProcesses, findQueues, findUnfinished } from './work-conditions.js';

/** What is wrong, the worst first. */
export function listConditions(facts: Facts): Condition[] {
  const found: Found[] = [
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
