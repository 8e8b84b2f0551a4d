import { describeHolder } from '../operations/horizon.js';
import { ago, counted, type Facts, type Found, MAX_WAIT_SECONDS } from './condition-facts.js';

const MAX_HORIZON_SECONDS = 2;
const MAX_SLOT_BYTES = 1e9;
const DISK_FULL = /disk of the database is full|\b53100\b/;

export function* findProof(facts: Facts): Iterable<Found> {
  const { contradiction, alteredAccounts, unsealedSeconds, failingAnchors } = facts;
  if (contradiction !== null) yield { name: 'proof-contradicted', since: null, says: contradiction, todo: '' };
  if (alteredAccounts > 0) {
    const says = `${counted(alteredAccounts, 'account')} not as the log says: somebody wrote to the database.`;
    const todo = 'Proof names them. Take the rights of whoever wrote away.';
    yield { name: 'accounts-altered', since: null, says, todo };
  }
  if (unsealedSeconds > MAX_WAIT_SECONDS) {
    const says = 'New events are under no seal.';
    const todo = 'Is a worker running? Its log says why it does not seal.';
    yield { name: 'nothing-sealed', since: ago(facts, unsealedSeconds), says, todo };
  }
  for (const subject of failingAnchors) {
    const says = `The seal of today has not reached its anchor (${subject}).`;
    const todo = 'It is tried again every hour; the queue anchors says what fails.';
    yield { name: 'anchor-failing', subject, since: null, says, todo };
  }
}

export function* findDisk({ consumers, processes }: Facts): Iterable<Found> {
  const told = [
    ...consumers.map(({ error }) => error ?? ''),
    ...processes.flatMap(({ troubles }) => troubles.map(({ error }) => error)),
  ];
  if (!told.some((error) => DISK_FULL.test(error))) return;
  const says = 'The disk of the database is full.';
  const todo = 'Make room: all goes on by itself.';
  yield { name: 'disk-full', since: null, says, todo };
}

/** If no consumer has an owner, that is one condition instead of one for each. */
export function* findConsumers(facts: Facts): Iterable<Found> {
  const { consumers } = facts;
  const active = consumers.filter(({ state }) => state !== 'paused');
  if (active.length > 0 && active.every(({ state }) => state === 'unowned')) {
    const says = 'No worker follows the log, so every list stands still.';
    yield { name: 'projector-failing', since: null, says, todo: 'Start a worker.' };
  }
  for (const { name: subject, state, error, parkedEvents, secondsBehind, eventsBehind } of consumers) {
    if (state === 'failing') {
      const says = `${subject} stands still, as its last step failed: ${error ?? ''}.`;
      const todo = 'Mend the cause. It tries again by itself, and skips nothing.';
      yield { name: 'projector-failing', subject, since: null, says, todo };
    }
    if (state === 'running' && secondsBehind > MAX_WAIT_SECONDS) {
      const says = `${subject} is ${counted(eventsBehind, 'event')} behind.`;
      const todo = 'If it does not catch up, start one more worker.';
      yield { name: 'projector-behind', subject, since: ago(facts, secondsBehind), says, todo };
    }
    if (parkedEvents > 0) {
      const says = `${subject} could not handle ${parkedEvents === 1 ? 'an event and set it' : `${String(parkedEvents)} events and set them`} aside; all others go on.`;
      const todo = 'Open its row, mend the cause and press Try again, or discard what was never right.';
      yield { name: 'events-parked', subject, since: null, says, todo };
    }
  }
}

export function* findHorizon(facts: Facts): Iterable<Found> {
  const { horizon, unreadSlots } = facts;
  const { seconds, eventsHeldBack, heldBy } = horizon;
  if (seconds > MAX_HORIZON_SECONDS) {
    const holder = heldBy && describeHolder(heldBy);
    const says = `A transaction has been open for ${String(Math.round(seconds))} s and holds back ${counted(eventsHeldBack, 'event')}: it is ${holder?.who ?? 'hidden from our role'}.`;
    const todo = holder
      ? `If it does not end by itself: ${holder.end}`
      : 'Look for it in pg_stat_activity as a superuser.';
    yield { name: 'feed-held-back', since: ago(facts, seconds), says, todo };
  }
  for (const { name: subject, bytes } of unreadSlots.filter((slot) => slot.bytes > MAX_SLOT_BYTES)) {
    const says = `Nobody reads the replication slot ${subject}, for which the database keeps ${(bytes / 1e9).toFixed(1)} GB.`;
    const todo = `Start who reads it, or: select pg_drop_replication_slot('${subject}')`;
    yield { name: 'slot-unread', subject, since: null, says, todo };
  }
}
