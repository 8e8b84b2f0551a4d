// SQL of card payments, called p in the query, and of the claims that they may settle, called f.

/** The columns of a {@link CardPayment}. */
export const columns = `id, gateway_id as "gatewayId", reference, paid_at as "paidAt", kind, state,
  claim_id as "claimId", received_at as "receivedAt", member_id as "memberId", plan, order_id as "orderId",
  request_id as "requestId", jsonb_build_object('amount', amount, 'currency', currency) as paid`;

export const isOfErased = `exists (select 1 from es.erasures e where e.subject_id = f.member_id and e.purpose <> 'kyc')`;

/** All that a payment may settle: claims of fees, and orders. */
export const claims = `(
  select id, member_id, fee, status, reference_key, 'fee' as purpose, status = 'confirmed' as paid
  from read.program_fees
  union all
  select id, member_id, price,
    case when status = 'rejected' then status when paid_at is null then 'pending' else 'confirmed' end,
    reference_key, 'order', paid_at is not null
  from read.orders)`;

/** The metadata names an order. A claim is found by the reference. */
export const fits = `(f.id = p.order_id
    or (p.order_id is null and f.reference_key = p.reference_key))`;

/** A claim that a payment may settle: not rejected, and its member not erased. */
export const isPayable = `f.status <> 'rejected' and not ${isOfErased}`;

/** A claim whose money may come back. An order may be rejected after it was paid. */
export const isReturnable = `(f.status <> 'rejected' or f.paid) and not ${isOfErased}`;

/** Only the payer's claim or a confirmed one counts, as others may type a reference that they have seen. */
export const isOfPayer = `(f.member_id = p.member_id or f.status = 'confirmed')`;

/** A claim that waits because its member is banned and could not use what they paid for. */
export const isHeld = `(f.status in ('pending', 'withdrawn') and exists (
     select 1 from read.membership b where b.id = f.member_id and b.banned))`;

/** Whether another payment paid for it: a charge, a row of a bank statement, or what staff recorded for an order. */
export const isPaidFor = (claim: string, reference: string, exceptCharges = "''"): string =>
  `(exists (select 1 from commerce.card_payments m
      where m.claim_id = ${claim} and m.state = 'matched' and m.reference_key <> ${exceptCharges})
    or exists (select 1 from read.payments s
      where s.id = ${claim} and s.status = 'confirmed' and s.statement_row is not null)
    or exists (select 1 from read.orders o
      where o.id = ${claim} and o.paid_at is not null and o.reference_key not in ('', ${reference})))`;
