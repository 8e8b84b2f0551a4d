import { validate as isUuid, v5 as uuidv5 } from 'uuid';
import {
  type Aggregate,
  DomainError,
  type Event,
  type Intent,
  type Recorded,
} from '../platform/event-sourcing/index.js';
import type { EventRegistry } from '../platform/event-store/event-registry.js';
import type { StreamAt } from '../platform/event-store/event-store.js';
import { problemOf } from '../platform/http/problem.js';
import { type ExportRow, keyOf, type TableName, UnusableRow } from './export-row.js';

const NAMESPACE = 'b1a60a5e-0d8c-5b6f-9a3e-6f0c5a4d7e21';

/** A stable id: the same source and parts always give the same one. */
export const importedId = (...parts: readonly string[]): string => uuidv5(parts.join('/'), NAMESPACE);

/** Keeps ids that are UUIDs. */
export const idOf = (source: string, table: TableName, id: string): string =>
  isUuid(id) ? id.toLowerCase() : importedId(source, table, id);

interface StreamState {
  readonly version: number;
  readonly state: unknown;
  readonly lastAt: Date;
}

export interface HistoryStep {
  readonly at: Date;
  readonly commandId: string;
  readonly stream: StreamAt;
  readonly events: readonly Event[];
}

export interface RefusedRow {
  readonly row: ExportRow;
  readonly problems: readonly string[];
}

/** A row, or `member` for account and profile together. */
export type Cause = ExportRow | 'member';

export const stepId = (
  { source, memberId }: Pick<MemberHistory, 'source' | 'memberId'>,
  cause: Cause,
  use = '',
): string => importedId(source, memberId, ...(cause === 'member' ? [cause] : [cause.table, keyOf(cause)]), use);

/** The history of one member, as the product's deciders produce it. Steps that are in the log are not repeated. */
export class MemberHistory {
  readonly refused: RefusedRow[] = [];
  private steps: HistoryStep[] = [];
  private streams = new Map<string, StreamState>();
  private readonly carriedOut = new Set<string>();
  private beganAt = 0;

  constructor(
    readonly memberId: string,
    readonly source: string,
    private readonly registry: EventRegistry,
    history: readonly Recorded[] = [],
    /** An import of the member was undone, so that this one uses another id. */
    private readonly isReturning = false,
  ) {
    for (const event of history) {
      const { streamId, version, recordedAt, commandId } = event.meta;
      const { decider } = this.aggregate(this.registry.type(event.type).kind);
      const state = decider.evolve(this.streams.get(streamId)?.state ?? decider.initial, event);
      this.streams.set(streamId, { version, state, lastAt: recordedAt });
      this.carriedOut.add(commandId);
    }
  }

  /** The stream id for a row. */
  idOf(row: ExportRow): string {
    const id = keyOf(row);
    return this.isReturning ? importedId(this.memberId, row.table, id) : idOf(this.source, row.table, id);
  }

  /** Sorted by time. Each stream keeps its own order. */
  inOrder(): HistoryStep[] {
    return this.steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  }

  get lastAt(): Date {
    return new Date(Math.max(...[...this.streams.values()].map(({ lastAt }) => lastAt.getTime())));
  }

  stateOf<S>({ decider }: Pick<Aggregate<S>, 'decider'>, streamId: string): S {
    return (this.streams.get(streamId)?.state as S | undefined) ?? decider.initial;
  }

  /** Takes a row completely or not at all. A refused row gets all its problems and the obstacles. */
  take<T>(row: ExportRow, work: () => T, ...obstacles: (string | undefined)[]): T | undefined {
    const [steps, streams] = [[...this.steps], new Map(this.streams)];
    const problems = [row.problem, ...obstacles].filter((problem) => problem !== undefined);
    try {
      const result = work();
      if (problems.length === 0) return result;
    } catch (error) {
      problems.push(...problemsIn(error));
    }
    [this.steps, this.streams] = [steps, streams];
    this.refused.push({ row, problems });
    return undefined;
  }

  isCarriedOut(cause: Cause, use: string): boolean {
    return this.carriedOut.has(this.commandIdOf(cause, use));
  }

  /** `as` changes the state before the decision, so that gaps of the source stay gaps. */
  carryOut<S>(cause: Cause, use: string, when: Date, intent: Intent, as?: (state: S) => S): void {
    const commandId = this.commandIdOf(cause, use);
    if (this.carriedOut.has(commandId)) return;
    const { kind, streamId, subjectId, command } = intent;
    const { decider } = this.aggregate(kind);
    const before = this.streams.get(streamId) ?? { version: 0, state: decider.initial, lastAt: when };
    const state = as ? as(before.state as S) : before.state;
    const events = decider.decide(command, state);
    if (events.length === 0) return;
    const at = new Date(Math.max(when.getTime(), before.lastAt.getTime(), this.beganAt));
    if (this.streams.size === 0) this.beganAt = at.getTime();
    const version = before.version + events.length;
    this.streams.set(streamId, { version, state: events.reduce(decider.evolve, state), lastAt: at });
    this.steps.push({ at, commandId, stream: { streamId, kind, subjectId, version: before.version }, events });
  }

  private commandIdOf(cause: Cause, use: string): string {
    return stepId(this, cause, use);
  }

  private aggregate(kind: string): Aggregate {
    return this.registry.aggregate(kind) as Aggregate;
  }
}

function problemsIn(error: unknown): readonly string[] {
  if (error instanceof UnusableRow) return error.problems;
  if (error instanceof DomainError) return [problemOf(error).detail];
  throw error;
}
