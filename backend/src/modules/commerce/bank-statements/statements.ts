import { Injectable } from '@nestjs/common';
import { InTransactionWriters } from '../../../platform/command-handling/in-transaction-writers.js';
import { Pool, type Transaction } from '../../../platform/database/pool.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import { Housekeeping } from '../../../platform/housekeeping/housekeeping.js';
import { statement } from '../domain/statement.aggregate.js';
import type { ImportStatement, StatementCommand, StatementRow } from '../domain/statement.commands.js';
import type { StatementEvent } from '../domain/statement.events.js';
import { statementRefusals } from '../domain/statement.refusals.js';
import type { StatementLayout } from './statement-layout.js';

/** How long the bank's texts are kept. */
const KEEP_ROWS_DAYS = 180;

export interface StoredStatement {
  readonly id: string;
  readonly account: string;
  readonly currency: string;
  readonly importedAt: Date;
  readonly importedBy: string;
}

export interface StoredRow extends StatementRow {
  /** The payment that the row is matched with. */
  readonly claimId: string | null;
}

const columns = `id, account, currency, imported_at as "importedAt", imported_by as "importedBy"`;

/** Stores statements outside the log, as their texts name members and strangers. */
@Injectable()
export class Statements {
  constructor(
    private readonly pool: Pool,
    writers: InTransactionWriters,
    housekeeping: Housekeeping,
  ) {
    writers.register(statement.kind, async (tx, { streamId, command, events, actorId, at }) => {
      for (const event of events as StatementEvent[])
        if (event.type === 'StatementImported') await insert(tx, streamId, command as StatementCommand, [actorId, at]);
      await mark(tx, events as StatementEvent[]);
    });
    const table = 'commerce.statement_rows';
    housekeeping.register({ name: 'rows of statements', keepDays: KEEP_ROWS_DAYS, table, isOld: 'imported_at < $1' });
  }

  /** The rows that no statement has brought yet. When there are none, also the earlier statement. */
  async newOf(all: readonly StatementRow[]): Promise<{ rows: StatementRow[]; earlier: string | undefined }> {
    const { rows: known } = await this.pool.query<{ id: string; statement: string }>(
      'select id, statement_id as statement from commerce.statement_rows where id = any($1)',
      [all.map(({ id }) => id)],
    );
    const ids = new Set(known.map(({ id }) => id));
    const rows = all.filter(({ id }) => !ids.has(id));
    return { rows, earlier: rows.length === 0 ? known[0]?.statement : undefined };
  }

  async find(id: string): Promise<StoredStatement | undefined> {
    const text = `select ${columns} from commerce.statements where id = $1`;
    return (await this.pool.query<StoredStatement>(text, [id])).rows[0];
  }

  async page(limit: number, offset: number): Promise<{ items: StoredStatement[]; total: number }> {
    const [{ rows: items }, { rows: counted }] = await Promise.all([
      this.pool.query<StoredStatement>(
        `select ${columns} from commerce.statements order by imported_at desc, id limit $1 offset $2`,
        [limit, offset],
      ),
      this.pool.query<{ total: number }>('select count(*)::int as total from commerce.statements'),
    ]);
    return { items, total: counted[0]?.total ?? 0 };
  }

  async rowsOf(id: string): Promise<StoredRow[]> {
    const { rows } = await this.pool.query<StoredRow>(
      `select id, line, to_char(paid_on, 'YYYY-MM-DD') as "paidOn", amount::float8 as amount, reference, narration, payer,
              claim_id as "claimId"
       from commerce.statement_rows where statement_id = $1 order by line`,
      [id],
    );
    return rows;
  }

  /** The column headings that staff named for this account. */
  async layoutOf(account: string): Promise<StatementLayout | undefined> {
    const text = 'select layout from commerce.statement_layouts where account = $1';
    return (await this.pool.query<{ layout: StatementLayout }>(text, [account])).rows[0]?.layout;
  }

  async keepLayout(account: string, layout: StatementLayout): Promise<void> {
    await this.pool.query(
      `insert into commerce.statement_layouts (account, layout) values ($1, $2)
       on conflict (account) do update set layout = excluded.layout`,
      [account, layout],
    );
  }
}

async function insert(tx: Transaction, id: string, command: StatementCommand, by: [string, Date]): Promise<void> {
  const { account, currency, rows } = (command as ImportStatement).data;
  await tx.query(
    'insert into commerce.statements (id, account, currency, imported_by, imported_at) values ($1, $2, $3, $4, $5)',
    [id, account, currency, ...by],
  );
  await tx.query(
    `insert into commerce.statement_rows (id, statement_id, line, paid_on, amount, reference, narration, payer, imported_at)
     select r.id, $1, r.line, r."paidOn", r.amount, r.reference, r.narration, r.payer, $3
     from json_to_recordset($2) as r (id uuid, line int, "paidOn" date, amount bigint, reference text, narration text, payer text)
     on conflict do nothing`,
    [id, JSON.stringify(rows), by[1]],
  );
}

async function mark(tx: Transaction, events: readonly StatementEvent[]): Promise<void> {
  const matches = events.flatMap((event) => (event.type === 'StatementRowMatched' ? [event.data] : []));
  if (matches.length === 0) return;
  const { rowCount } = await tx.query(
    `update commerce.statement_rows r set claim_id = m.claim_id from unnest($1::uuid[], $2::uuid[]) m (id, claim_id)
     where r.id = m.id and r.claim_id is null`,
    [matches.map(({ row }) => row), matches.map(({ paymentId }) => paymentId)],
  );
  if (rowCount !== matches.length) throw new DomainError(statementRefusals.STATEMENT_ROW_ALREADY_MATCHED);
}
