import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { allows, type PolicyName } from '../../../../access/policies.js';
import type { StaffRole } from '../../../../access/roles.js';
import type { Caller } from '../../../../platform/command-handling/execute-command.js';
import { type OfferedDecision, OfferedDecisions } from '../../../../platform/command-handling/offered-decisions.js';
import { DomainError } from '../../../../platform/event-sourcing/index.js';
import { HttpProblem, notFound, problemOf, wrongField } from '../../../../platform/http/problem.js';
import { MemberDirectory } from '../../../identity/public.js';
import { Holds } from './holds.js';
import { QueueExports } from './queue-exports.js';
import type { Queue } from './waiting-requests.row.js';

export const MAX_TOGETHER = 200;
const TRIED_AT_ONCE = 8;

interface BulkRequest {
  readonly queue: Queue;
  readonly decision: string;
  /** The chosen rows. Without them, all that match the filters. */
  readonly ids?: readonly string[];
  readonly filters: object;
}

interface PlannedItem {
  readonly id: string;
  readonly shown: object | null;
  readonly leftOut: string | null;
  readonly flag: string | null;
}

/** Decides many rows of a queue together, each by its own command. */
@Injectable()
export class BulkDecisions {
  constructor(
    private readonly offered: OfferedDecisions,
    private readonly exports: QueueExports,
    private readonly holds: Holds,
    private readonly directory: MemberDirectory,
  ) {}

  /** @throws HttpProblem when the queue has no such decision or the caller may not make it */
  find({ queue, decision }: Pick<BulkRequest, 'queue' | 'decision'>, roles: readonly StaffRole[]): OfferedDecision {
    const own = Object.entries(this.offered.of(queue)?.decisions ?? {}).filter(([, { policy }]) =>
      allows(policy as PolicyName, roles),
    );
    if (own.length === 0) throw notFound();
    const [, offered] = own.find(([name]) => name === decision) ?? [];
    if (!offered) throw wrongField('decision', `Choose one of: ${own.map(([name]) => name).join(', ')}.`);
    return offered;
  }

  /** Lists what would be decided and what would be refused, with reasons. Writes nothing. */
  async plan(
    request: BulkRequest,
    caller: Caller,
    roles: readonly StaffRole[],
  ): Promise<{ items: PlannedItem[]; total: number }> {
    const decision = this.find(request, roles);
    const { queue, ids, filters } = request;
    const holds = await this.holds.of(queue);
    const { rows, total } = ids
      ? { rows: ids.map((id) => ({ id, shown: null })), total: ids.length }
      : await this.rowsOf(queue, filters, roles);
    const items: PlannedItem[] = [];
    for (let from = 0; from < rows.length; from += TRIED_AT_ONCE) {
      const some = rows.slice(from, from + TRIED_AT_ONCE).map(async ({ id, shown }) => {
        const held = holds.find(({ item, isOpen, holderId }) => item === id && isOpen && holderId !== caller.actorId);
        const leftOut = held ? `${held.holder} has it open.` : await this.refusalOf(decision, queue, id, caller);
        const flag = leftOut === null ? await decision.flagOf?.(id) : undefined;
        return { id, shown, leftOut, flag: flag ?? null };
      });
      items.push(...(await Promise.all(some)));
    }
    return { items, total };
  }

  private async rowsOf(queue: Queue, filters: object, roles: readonly StaffRole[]) {
    const { rows, total } = await this.exports.rowsOf(queue, filters, roles, MAX_TOGETHER);
    const idOf = this.offered.of(queue)?.idOf as (row: object) => string;
    return { rows: rows.map((shown) => ({ id: idOf(shown), shown })), total };
  }

  private async refusalOf(
    { decide }: OfferedDecision,
    queue: Queue,
    id: string,
    caller: Caller,
  ): Promise<string | null> {
    try {
      if (!isItem(queue, id.split('/'))) throw notFound();
      await decide(id, { ...caller, isDryRun: true });
      return null;
    } catch (error) {
      if (error instanceof DomainError)
        return problemOf(await this.directory.withDecider(error, caller.actorId)).detail;
      if (error instanceof HttpProblem) return problemOf(error).detail;
      throw error;
    }
  }
}

/** An item of the KYC queue is an id with an attempt. Other items are an id. */
const isItem = (queue: Queue, [id, attempt]: readonly (string | undefined)[]): boolean =>
  isUuid(id) && (queue === 'kyc' ? /^\d{1,4}$/.test(attempt ?? '') : attempt === undefined);
