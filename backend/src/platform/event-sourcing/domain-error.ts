import type { Event, Recorded } from './event.js';
import type { Refusal } from './refusal.js';

/** A rule of the domain says no. */
export class DomainError extends Error {
  constructor(
    readonly refusal: Refusal,
    /** Facts for the reader of the refusal, such as the points that are missing. Never personal data. */
    readonly facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(refusal.code);
    this.name = 'DomainError';
  }
}

/** Whether the error is this refusal, whatever facts it tells. */
export const isRefusal = (error: unknown, { code }: Refusal): boolean =>
  error instanceof DomainError && error.refusal.code === code;

/**
 * A decision that comes late: someone else was faster. Which event that was, `isDecision` tells, the last one unless
 * said otherwise; the command handler names it from the history, as a decider does not know who did what.
 */
export class AlreadyDecided extends DomainError {
  constructor(
    refusal: Refusal,
    facts: DomainError['facts'] = {},
    private readonly isDecision: (event: Event) => boolean = () => true,
  ) {
    super(refusal, facts);
  }

  /** The same refusal, saying who decided what and when. */
  by(history: readonly Recorded[]): DomainError {
    const decision = history.findLast((event) => this.isDecision(event));
    if (!decision) return this;
    const { actorId: decidedBy, recordedAt } = decision.meta;
    const said = { decidedBy, decision: lastWord(decision.type), decidedAt: recordedAt.toISOString() };
    return new DomainError(this.refusal, { ...this.facts, ...said });
  }
}

/** 'rejected' of HireRequestRejected. */
const lastWord = (type: string): string => (/[A-Z][a-z]*$/.exec(type)?.[0] ?? type).toLowerCase();
