create extension if not exists pg_trgm;

create table read.membership (
  id uuid primary key,
  plan text,
  valid_until timestamptz,
  since timestamptz,
  banned boolean not null default false);

-- What the card gateway delivered: kept before the log knows of it, so no read model.
create schema commerce;

create table commerce.card_payments (
  id uuid primary key,
  kind text not null default 'charge'
    check (kind in ('charge', 'refund', 'dispute', 'dispute-won', 'dispute-lost')),
  gateway_id text not null,
  reference text not null,
  reference_key text not null,
  amount bigint not null,
  currency text not null,
  paid_at timestamptz,
  received_at timestamptz not null,
  request_id uuid not null,
  state text not null default 'received'
    check (state in ('received', 'matched', 'mismatched', 'unmatched', 'handled', 'returned')),
  claim_id uuid,
  member_id uuid,
  plan text,
  order_id uuid);
create index card_payments_received on commerce.card_payments (received_at) where state = 'received';
create index card_payments_unmatched on commerce.card_payments (reference_key) where state = 'unmatched';
create index card_payments_newest on commerce.card_payments (state, received_at desc, id);
create index card_payments_reference on commerce.card_payments using hash (reference_key);
create unique index card_payments_told on commerce.card_payments (kind, gateway_id);
create unique index card_payments_settled on commerce.card_payments (claim_id) where state = 'matched';

create table read.card_checkouts (
  id uuid primary key,
  member_id uuid not null,
  plan text,
  order_id uuid,
  price jsonb not null,
  reference text not null,
  status text not null,
  opened_at timestamptz not null);
create index card_checkouts_member on read.card_checkouts (member_id, opened_at desc, id);

-- What banks wrote about money that came in: it names people, so it stands beside the log.
create table commerce.statements (
  id uuid primary key,
  account text not null,
  currency text not null,
  imported_by uuid not null,
  imported_at timestamptz not null);
create index statements_newest on commerce.statements (imported_at desc, id);

create table commerce.statement_rows (
  id uuid primary key,
  statement_id uuid not null references commerce.statements,
  line integer not null,
  paid_on date not null,
  amount bigint not null,
  reference text not null,
  narration text not null,
  payer text not null,
  claim_id uuid,
  imported_at timestamptz not null);
create index statement_rows_statement on commerce.statement_rows (statement_id, line);
create index statement_rows_claim on commerce.statement_rows (claim_id) where claim_id is not null;
create index statement_rows_oldest on commerce.statement_rows (imported_at);

create table commerce.statement_layouts (account text primary key, layout jsonb not null);

create table read.program_fees (
  id uuid primary key,
  member_id uuid not null,
  plan text not null,
  fee jsonb not null,
  reference text not null,
  reference_key text not null,
  status text not null,
  reason text,
  paid_on text,
  paid_amount integer,
  submitted_at timestamptz not null,
  decided_at timestamptz);
create index program_fees_member on read.program_fees (member_id, submitted_at desc, id);
create index program_fees_reference on read.program_fees (reference_key);
create index program_fees_pending on read.program_fees (reference_key) where status = 'pending';

create table read.payments (
  id uuid primary key,
  member_id uuid not null,
  plan text not null,
  fee jsonb not null,
  reference text not null,
  reference_key text not null,
  source text not null,
  status text not null,
  paid jsonb,
  paid_on text,
  paid_amount integer,
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  confirmed_by text,
  statement_row uuid);
create index payments_oldest on read.payments (submitted_at, id);
create index payments_status on read.payments (status, submitted_at, id);
create index payments_reference on read.payments (reference_key);
-- One for each thing that staff search by: half a reference, the member whose name it is, the amount.
create index payments_reference_parts on read.payments using gin (reference_key gin_trgm_ops);
create index payments_member on read.payments (member_id);
create index payments_amount on read.payments (((fee ->> 'amount')::bigint));

create table read.orders (
  id uuid primary key,
  member_id uuid not null,
  tool_name text not null,
  price jsonb not null,
  status text not null,
  reason text,
  placed_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  claimed jsonb,
  paid_at timestamptz,
  reference_key text);
create index orders_reference on read.orders (reference_key);
create index orders_member on read.orders (member_id, placed_at desc, id);

create table read.all_orders (
  id uuid primary key,
  member_id uuid not null,
  tool_name text not null,
  price jsonb not null,
  status text not null,
  reason text,
  placed_at timestamptz not null,
  changed_at timestamptz,
  changed_by uuid,
  open_since timestamptz,
  claimed jsonb,
  paid_at timestamptz,
  reference_key text);
create index all_orders_newest on read.all_orders (placed_at desc, id);
create index all_orders_status on read.all_orders (status, placed_at desc, id);
create index all_orders_waiting on read.all_orders (open_since nulls last, placed_at desc, id);
create index all_orders_reference_parts on read.all_orders using gin (reference_key gin_trgm_ops);
create index all_orders_member on read.all_orders (member_id);
create index all_orders_amount on read.all_orders (((price ->> 'amount')::bigint));

create table read.tool_requests (
  id uuid primary key,
  member_id uuid not null,
  tool_name text not null,
  origin text not null,
  status text not null,
  reason text,
  requested_at timestamptz not null,
  decided_at timestamptz);
create index tool_requests_member on read.tool_requests (member_id, requested_at desc, id);

create table read.pending_tool_requests (
  id uuid primary key,
  member_id uuid not null,
  tool_name text not null,
  origin text not null,
  requested_at timestamptz not null);
create index pending_tool_requests_oldest on read.pending_tool_requests (requested_at, id);

create table read.loans (
  id uuid primary key,
  member_id uuid not null,
  amount jsonb not null,
  purpose text not null,
  status text not null,
  reason text,
  requested_at timestamptz not null,
  decided_at timestamptz);
create index loans_member on read.loans (member_id, requested_at desc, id);

create table read.pending_loans (
  id uuid primary key,
  member_id uuid not null,
  amount jsonb not null,
  purpose text not null,
  requested_at timestamptz not null);
create index pending_loans_oldest on read.pending_loans (requested_at, id);

create table read.receipts (
  id uuid primary key,
  member_id uuid not null,
  payment_of text not null,
  item text not null,
  entries jsonb not null,
  paid_at timestamptz not null);
create index receipts_member on read.receipts (member_id, paid_at desc, id);
create index receipts_newest on read.receipts (paid_at desc, id);
create index receipts_entries on read.receipts using gin (entries jsonb_path_ops);

create table read.receipts_figures (id text primary key, n bigint not null) with (fillfactor = 50);
create index receipts_figures_group on read.receipts_figures (split_part(id, '/', 1));
