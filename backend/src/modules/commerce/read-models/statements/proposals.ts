import { Injectable } from '@nestjs/common';
import { Pool } from '../../../../platform/database/pool.js';
import { MemberDirectory, type MemberEntry } from '../../../identity/public.js';
import { Statements, type StoredRow, type StoredStatement } from '../../bank-statements/statements.js';
import { readWords } from '../../bank-statements/words.js';
import { referenceKey } from '../../card-payments/reference-key.js';
import type { Money } from '../../domain/money.js';
import type { PaymentOf } from '../../domain/statement.events.js';
import { type ClaimedPayment, type Proposal, proposeMatches } from '../../domain/statement-matching.js';

/** How long before the first row a confirmed payment may be, to be proposed as paid twice. */
const PAID_BEFORE_DAYS = 60;

/** A claim or an order that a row may pay. */
export interface PayableClaim {
  readonly id: string;
  readonly memberId: string;
  readonly of: PaymentOf;
  readonly item: string;
  readonly money: Money;
  readonly key: string;
  readonly given: string | null;
  readonly claimedOn: string;
  readonly isPaid: boolean;
  /** The row that paid it. */
  readonly statementRow: string | null;
}

export interface ProposedRow {
  readonly row: StoredRow;
  /** `matched`, or the kind of the proposal. */
  readonly state: 'matched' | Proposal['kind'];
  readonly reason: Proposal['reason'];
  readonly claim: PayableClaim | undefined;
  readonly member: MemberEntry | undefined;
}

/** Proposes what each row of a statement pays, by the current claims and orders. */
@Injectable()
export class Proposals {
  constructor(
    private readonly pool: Pool,
    private readonly statements: Statements,
    private readonly directory: MemberDirectory,
  ) {}

  async of(statement: StoredStatement): Promise<ProposedRow[]> {
    const rows = await this.statements.rowsOf(statement.id);
    const from = rows.reduce((first, { paidOn }) => (paidOn < first ? paidOn : first), rows[0]?.paidOn ?? '2000-01-01');
    const claims = await this.claims(statement.currency, from);
    const members = await this.directory.of([...new Set(claims.map(({ memberId }) => memberId))]);
    const open = rows.filter(({ claimId }) => claimId === null);
    const ids = new Set(open.map(({ id }) => id));
    const proposals = proposeMatches(
      open.map((row) => lineOf(row, statement.currency)),
      claims.map((claim) => claimedPaymentOf(claim, members.get(claim.memberId), ids)),
    );
    const proposalOf = new Map(proposals.map((proposal) => [proposal.id, proposal]));
    const claimOf = new Map(claims.map((claim) => [claim.id, claim]));
    return rows.map((row) => {
      const proposal = proposalOf.get(row.id);
      const claim = claimOf.get(row.claimId ?? proposal?.claimId ?? '');
      const member = members.get(claim?.memberId ?? '');
      return { row, state: proposal?.kind ?? 'matched', reason: proposal?.reason ?? null, claim, member };
    });
  }

  private async claims(currency: string, from: string): Promise<PayableClaim[]> {
    const { rows } = await this.pool.query<PayableClaim>(
      `select id, member_id as "memberId", 'plan' as of, plan as item, fee as money, reference_key as key, given_reference as given,
              coalesce(paid_on, to_char(submitted_at, 'YYYY-MM-DD')) as "claimedOn", status = 'confirmed' as "isPaid", statement_row as "statementRow"
       from read.payments where fee ->> 'currency' = $1 and (status in ('pending', 'withdrawn')
         or (status = 'confirmed' and submitted_at > $2::timestamptz - make_interval(days => $3)))
       union all
       select id, member_id, 'order', tool_name, price, reference_key, claimed ->> 'givenReference', to_char(coalesce(paid_at, placed_at), 'YYYY-MM-DD'),
              paid_at is not null, null
       from read.all_orders where price ->> 'currency' = $1 and reference_key is not null and status <> 'rejected'
         and (paid_at is null or paid_at > $2::timestamptz - make_interval(days => $3))`,
      [currency, from, PAID_BEFORE_DAYS],
    );
    return rows;
  }
}

const lineOf = ({ id, amount, paidOn, reference, narration, payer }: StoredRow, currency: string) => ({
  id,
  money: { amount, currency },
  paidOn,
  reference: referenceKey(reference),
  words: readWords(`${reference} ${narration} ${payer}`),
});

/** A claim that an open row of this statement paid counts as unpaid: only its match is missing. */
const claimedPaymentOf = (
  { id, money, claimedOn, key, given, isPaid, statementRow }: PayableClaim,
  member: MemberEntry | undefined,
  openRows: ReadonlySet<string>,
): ClaimedPayment => ({
  ...{ id, money, claimedOn, key },
  givenKey: given && referenceKey(given),
  name: member ? readWords(`${member.firstName} ${member.lastName}`) : [],
  isPaid: isPaid && !openRows.has(statementRow ?? ''),
});
