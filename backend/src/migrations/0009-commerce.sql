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
  claim_id uuid);
create index card_payments_received on commerce.card_payments (received_at) where state = 'received';
create index card_payments_unmatched on commerce.card_payments (reference_key) where state = 'unmatched';
create index card_payments_newest on commerce.card_payments (state, received_at desc, id);
create index card_payments_reference on commerce.card_payments using hash (reference_key);
create unique index card_payments_told on commerce.card_payments (kind, gateway_id);
create unique index card_payments_settled on commerce.card_payments (claim_id) where state = 'matched';

create table read.program_fees (
  id uuid primary key,
  member_id uuid not null,
  plan text not null,
  fee jsonb not null,
  reference text not null,
  reference_key text not null,
  status text not null,
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz);
create index program_fees_member on read.program_fees (member_id, submitted_at desc, id);
create index program_fees_reference on read.program_fees (reference_key);
create index program_fees_pending on read.program_fees (reference_key) where status = 'pending';

create table read.pending_program_fees (
  id uuid primary key,
  member_id uuid not null,
  plan text not null,
  fee jsonb not null,
  reference text not null,
  reference_key text not null,
  source text not null,
  waiting boolean not null,
  paid jsonb,
  submitted_at timestamptz not null);
create index pending_program_fees_oldest on read.pending_program_fees (submitted_at, id) where waiting;
create index pending_program_fees_reference on read.pending_program_fees (reference_key);

create table read.orders (
  id uuid primary key,
  member_id uuid not null,
  tool_name text not null,
  price jsonb not null,
  status text not null,
  reason text,
  placed_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz);
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
  open_since timestamptz);
create index all_orders_newest on read.all_orders (placed_at desc, id);
create index all_orders_status on read.all_orders (status, placed_at desc, id);
create index all_orders_waiting on read.all_orders (open_since nulls last, placed_at desc, id);

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
