import { validate as isUuid } from 'uuid';
import type { Pool } from '../../../../platform/database/pool.js';
import { pageShowing } from '../../../../platform/http/paging.js';
import { formatCursor, parseCursor, rejectUnknownCursor } from '../../../../platform/projections/cursor.js';
import type { Page, PageRequest } from '../../../../platform/projections/read-models.js';
import type { CardPaymentState, ComparedCardPayment } from '../../card-payments/card-payment.js';
import { claims, columns, fits, isHeld, isOfErased, isOfPayer, isPayable } from '../../card-payments/claims.js';

const isPlace = (place: readonly unknown[]): place is [string, string] =>
  typeof place[0] === 'string' && !Number.isNaN(Date.parse(place[0])) && isUuid(place[1]);

/** Staff handle unmatched payments, and mismatched ones while their claim is undecided. */
const isAskedFor = `case when $1::text is not null then p.state = $1
  else p.state = 'unmatched' or (p.state = 'mismatched' and c.status = 'pending') end`;

/** Payments beside the claims that they may settle. Without a state, those that staff must handle. */
export async function cardPaymentsPage(
  pool: Pool,
  state: CardPaymentState | undefined,
  isOldestFirst: boolean,
  request: PageRequest,
): Promise<Page<ComparedCardPayment>> {
  const asked = state ?? null;
  const [beyond, direction] = isOldestFirst ? ['>', 'asc'] : ['<', 'desc'];
  const { page, pageSize, cursor } = request;
  const [receivedAt, id] = cursor === undefined ? [] : parseCursor(cursor, isPlace);
  const [{ rows }, { rows: counted }] = await Promise.all([
    rejectUnknownCursor(
      cursor,
      pool.query<ComparedCardPayment>(
        `select p.*, c.fee, o.open as "openClaims", o.others as "otherClaims", o.rejected as "rejectedClaims",
           o.erased as "isOfErased", o.held as "isHeld"
         from (select reference_key, member_id, order_id, ${columns} from commerce.card_payments) p
         left join ${claims} c on c.id = p."claimId"
         cross join lateral (
           select count(*) filter (where ${isPayable} and ${isOfPayer})::int as open,
                  count(*) filter (where ${isPayable} and not coalesce(${isOfPayer}, false))::int as others,
                  count(*) filter (where status = 'rejected')::int as rejected,
                  coalesce(bool_or(${isOfErased}), false) as erased,
                  coalesce(bool_or(${isPayable} and ${isOfPayer} and ${isHeld}), false) as held
           from ${claims} f where ${fits} or f.id = p."claimId") o
         where ${isAskedFor}
           and ($4::timestamptz is null or p."receivedAt" ${beyond} $4 or (p."receivedAt" = $4 and p.id > $5))
         order by p."receivedAt" ${direction}, p.id limit $2 offset $3`,
        [asked, pageSize + 1, cursor === undefined ? (page - 1) * pageSize : 0, receivedAt, id],
      ),
    ),
    pool.query<{ total: number }>(
      `select count(*)::int as total from commerce.card_payments p
       left join ${claims} c on c.id = p.claim_id where ${isAskedFor}`,
      [asked],
    ),
  ]);
  return pageShowing(rows, counted[0]?.total ?? 0, request, (last) =>
    formatCursor([last.receivedAt.toISOString(), last.id]),
  );
}
