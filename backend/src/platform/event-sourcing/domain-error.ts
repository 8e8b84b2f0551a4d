import type { Event, Recorded } from './event.js';
import type { Refusal } from './refusal.js';

export class DomainError extends Error {
  constructor(
    readonly refusal: Refusal,
    /** Fill in the detail, and are fields of the response. Never personal data. */
    readonly facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(refusal.code);
    this.name = 'DomainError';
  }
}

export const isRefusal = (error: unknown, { code }: Refusal): boolean =>
  error instanceof DomainError && error.refusal.code === code;

/** Someone else decided first, by the last event that `isDecision`. The command handler adds who. */
export class AlreadyDecided extends DomainError {
  constructor(
    refusal: Refusal,
    facts: DomainError['facts'] = {},
    private readonly isDecision: (event: Event) => boolean = () => true,
  ) {
    super(refusal, facts);
  }

  by(history: readonly Recorded[]): DomainError {
    const decision = history.findLast((event) => this.isDecision(event));
    if (!decision) return this;
    const { actorId: decidedBy, recordedAt } = decision.meta;
    const said = { decidedBy, decision: lastWord(decision.type), decidedAt: recordedAt.toISOString() };
    return new DomainError(this.refusal, { ...this.facts, ...said });
  }
}

const lastWord = (type: string): string => (/[A-Z][a-z]*$/.exec(type)?.[0] ?? type).toLowerCase();
