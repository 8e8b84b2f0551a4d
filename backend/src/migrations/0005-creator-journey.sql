create table read.journey (
  id uuid primary key,
  registered_at timestamptz not null,
  approved_at timestamptz,
  pro boolean not null,
  points integer not null,
  silver_at timestamptz,
  gold_at timestamptz,
  diamond_at timestamptz,
  has_read_lesson boolean not null);

create table read.points_ledger (
  id text primary key,
  member_id uuid not null,
  version integer not null,
  at timestamptz not null,
  source text not null,
  change integer not null,
  total integer not null,
  reason text);
create index points_ledger_member on read.points_ledger (member_id, version desc);

create table read.certificates (
  id text primary key,
  member_id uuid not null,
  version integer not null,
  name text not null,
  salt text not null,
  points integer not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  reason text,
  may_issue_again boolean not null,
  withdrawn_at timestamptz);
create index certificates_member on read.certificates (member_id, issued_at desc);

create table read.portfolio (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  department text,
  state text,
  milestone text,
  work jsonb not null,
  page_name text,
  is_listed boolean not null,
  works jsonb not null,
  links jsonb not null,
  published boolean not null,
  banned boolean not null);
create index portfolio_page_name on read.portfolio (page_name) where published;

create schema creator_journey;

create table creator_journey.page_names (
  member_id uuid primary key,
  name text not null constraint page_names_name unique);
