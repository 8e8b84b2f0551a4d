import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { runConcurrently } from '../../../platform/concurrency/run-concurrently.js';
import { DomainError, derivedId } from '../../../platform/event-sourcing/index.js';
import { problemOf } from '../../../platform/http/problem.js';
import { NoRequestTimeout } from '../../../platform/http/request-timeout.js';
import { Statements } from '../bank-statements/statements.js';
import { order } from '../domain/order.aggregate.js';
import { programFee } from '../domain/program-fee.aggregate.js';
import { statement, statementOf } from '../domain/statement.aggregate.js';
import { statementRefusals } from '../domain/statement.refusals.js';
import { type PayableClaim, Proposals, type ProposedRow } from '../read-models/statements/proposals.js';
import { ConfirmStatementRequest, StatementConfirmedResponse } from './statements.requests.js';

const MAX_AT_ONCE = 16;
/** How many confirmed payments are recorded as matches together. A crash loses at most these matches. */
const MATCHED_AT_ONCE = 200;

interface Confirmation {
  readonly claim: PayableClaim;
  /** One row, or the parts of one payment. */
  readonly rows: readonly ProposedRow[];
}

type Refused = StatementConfirmedResponse['refused'];

@ApiController('staff', 'api/admin/statements/:id/confirm')
export class ConfirmStatementController {
  constructor(
    private readonly bus: CommandBus,
    private readonly statements: Statements,
    private readonly proposals: Proposals,
  ) {}

  /** Confirms the current proposals of the rows. Parts of one payment are only confirmed together. */
  @Post()
  @NoRequestTimeout()
  @Access('import-statements')
  @Ok(StatementConfirmedResponse)
  async confirm(
    @PathId('id') id: string,
    @Body() { rows: asked = [], all, limit }: ConfirmStatementRequest,
    @RequestCaller() caller: Caller,
  ) {
    const found = await this.statements.find(id);
    if (!found) throw new DomainError(statementRefusals.NOT_FOUND);
    const chosen = new Set(asked);
    const proposed = await this.proposals.of(found);
    const { confirmations: every, refused } = chooseConfirmations(proposed, chosen, all === 'exact');
    const confirmations = every.slice(0, limit);
    let result = new CommandResult({});
    const done: ProposedRow[] = [];
    for (let i = 0; i < confirmations.length; i += MATCHED_AT_ONCE) {
      const outcome = await this.confirmSome(confirmations.slice(i, i + MATCHED_AT_ONCE), caller);
      refused.push(...outcome.refused);
      done.push(...outcome.rows);
      if (outcome.rows.length > 0) result = await this.recordMatches(id, found.currency, outcome.rows, caller);
    }
    const amount = done.reduce((sum, { row }) => sum + row.amount, 0);
    const left = every.length - confirmations.length;
    const payments = new Set(done.map(({ claim }) => claim?.id)).size;
    return result.with({ rows: done.length, payments, sum: { amount, currency: found.currency }, left, refused });
  }

  private async confirmSome(confirmations: readonly Confirmation[], caller: Caller) {
    const paid = new Set<Confirmation>();
    const refused: Refused = [];
    await runConcurrently(confirmations, MAX_AT_ONCE, async (one) => {
      const refusal = await this.pay(one, caller);
      if (refusal) refused.push(...one.rows.map(({ row: { id, line } }) => ({ row: id, line, ...refusal })));
      else paid.add(one);
    });
    // Keeps the order of the confirmations, as the first row names the match when it is sent twice.
    return { rows: confirmations.filter((one) => paid.has(one)).flatMap(({ rows }) => rows), refused };
  }

  /** Sends the command of a manual confirmation, once for a row. Answers why it was refused. */
  private async pay(
    { claim, rows }: Confirmation,
    caller: Caller,
  ): Promise<Pick<Refused[number], 'code' | 'detail'> | undefined> {
    const row = rows[0]?.row.id ?? '';
    if (claim.statementRow === row) return undefined; // confirmed already, only the match is missing
    const target = { streamId: claim.id, subjectId: claim.memberId };
    const reviewerIsMember = claim.memberId === caller.actorId;
    const once = { ...caller, commandId: derivedId(row, 'confirm'), request: row, waitForReadModels: false };
    const fee = { type: 'ConfirmProgramFee', data: { reviewerIsMember, statementRow: row } } as const;
    const paid = { type: 'PayOrder', data: { by: 'statement', paid: claim.money, reviewerIsMember } } as const;
    try {
      await (claim.of === 'plan'
        ? this.bus.execute(new ExecuteCommand(programFee, target, fee, once))
        : this.bus.execute(new ExecuteCommand(order, target, paid, once)));
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, detail } = problemOf(error);
      return { code, detail };
    }
  }

  private recordMatches(id: string, currency: string, rows: readonly ProposedRow[], caller: Caller) {
    const matches = rows.flatMap(({ row, claim }) =>
      claim ? [{ row: row.id, paymentOf: claim.of, paymentId: claim.id, amount: row.amount, currency }] : [],
    );
    const command = { type: 'MatchStatementRows', data: { matches } } as const;
    const commandId = derivedId(rows[0]?.row.id ?? id, 'match');
    return this.bus.execute(
      new ExecuteCommand(statement, statementOf(id), command, { ...caller, commandId, request: commandId }),
    );
  }
}

/** Groups the chosen rows by the payment that they pay, and refuses rows that pay none. */
function chooseConfirmations(proposed: readonly ProposedRow[], chosen: ReadonlySet<string>, allExact: boolean) {
  const isChosen = ({ row, state }: ProposedRow): boolean => chosen.has(row.id) || (allExact && state === 'exact');
  const isPaying = ({ state }: ProposedRow): boolean => state === 'exact' || state === 'likely';
  const groups = Map.groupBy(proposed.filter(isPaying), ({ claim }) => claim);
  const known = new Map(proposed.map((row) => [row.row.id, row]));
  const confirmations: Confirmation[] = [];
  const refused: Refused = [...chosen].flatMap((row) => refusalOf(row, known.get(row), isPaying));
  for (const [claim, rows] of groups) {
    if (!claim || !rows.some(isChosen)) continue;
    if (rows.every(isChosen)) confirmations.push({ claim, rows });
    else refused.push(...rows.filter(isChosen).map(({ row }) => refuse(row, 'STATEMENT_ROW_IS_A_PART')));
  }
  return { confirmations, refused };
}

function refusalOf(id: string, row: ProposedRow | undefined, isPaying: (row: ProposedRow) => boolean): Refused {
  if (!row) return [refuse({ id, line: null }, 'NOT_FOUND')];
  return isPaying(row) || row.state === 'matched' ? [] : [refuse(row.row, 'STATEMENT_ROW_PAYS_NOTHING')];
}

const refuse = (
  { id, line }: { readonly id: string; readonly line: number | null },
  code: keyof typeof statementRefusals,
) => ({ row: id, line, code, detail: statementRefusals[code].detail });
