import type { Event, Recorded } from './event.js';

/**
 * A rule of the domain says no. The code is stable and part of the HTTP contract; which status and which words
 * it gets stands in the problem catalogue, not here.
 */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    /** Facts for the reader of the refusal, such as the points that are missing. Never personal data. */
    readonly facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
    this.name = 'DomainError';
  }
}

/**
 * A decision that comes late: someone else was faster. Which event that was, `isDecision` tells, the last one unless
 * said otherwise; the command handler names it from the history, as a decider does not know who did what.
 */
export class AlreadyDecided extends DomainError {
  constructor(
    code: string,
    facts: DomainError['facts'] = {},
    private readonly isDecision: (event: Event) => boolean = () => true,
  ) {
    super(code, facts);
  }

  /** The same refusal, saying who decided what and when. */
  by(history: readonly Recorded[]): DomainError {
    const decision = history.findLast((event) => this.isDecision(event));
    if (!decision) return this;
    const { actorId: decidedBy, recordedAt } = decision.meta;
    const said = { decidedBy, decision: lastWord(decision.type), decidedAt: recordedAt.toISOString() };
    return new DomainError(this.code, { ...this.facts, ...said });
  }
}

/** 'approved' of AppraisalApproved: event names end on what happened. */
const lastWord = (type: string): string => (/[A-Z][a-z]*$/.exec(type)?.[0] ?? type).toLowerCase();
