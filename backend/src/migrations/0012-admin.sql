-- A table `…_figures` or `…_names` counts the rows of the table before it. Reasons: ADR 0009.

create table read.members (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  search_text text not null,
  membership_type text not null,
  qualification text,
  country text,
  state text,
  gender text,
  kyc_status text,
  points integer not null,
  pro_plan text not null,
  pro_until timestamptz,
  registered_at timestamptz not null,
  banned_at timestamptz,
  ban_reason text,
  handle text,
  first_key text not null default '',
  last_key text not null default '',
  email_verified_at timestamptz);

create table read.members_figures (id text primary key, n bigint not null) with (fillfactor = 50);
create index members_figures_group on read.members_figures (split_part(id, '/', 1));

create table read.members_names (id text primary key, n bigint not null,
  kind text generated always as (split_part(id, '/', 1)) stored,
  name text generated always as (substr(id, strpos(id, '/') + 1)) stored) with (fillfactor = 70);
create index members_names_parts on read.members_names using gin (name gin_trgm_ops);

-- One for each order and filter of the list, which stays quick at a million members.
create index members_newest on read.members (registered_at desc, id) where banned_at is null;
create index members_banned on read.members (registered_at desc, id) where banned_at is not null;
create index members_by_points on read.members (points desc, id) where banned_at is null;
create index members_by_fewest_points on read.members (points, id) where banned_at is null;
create index members_top on read.members (country, points desc, id)
  where banned_at is null and membership_type = 'Creator';
create index members_newest_by_membership_type on read.members (membership_type, registered_at desc, id)
    where banned_at is null;
create index members_newest_by_qualification on read.members (qualification, registered_at desc, id)
    where banned_at is null;
create index members_newest_by_country on read.members (country, registered_at desc, id)
    where banned_at is null;
create index members_newest_by_state on read.members (state, registered_at desc, id)
    where banned_at is null;

-- Those of names answer a search in any order without a look at the rows.
create index members_search on read.members using gin (search_text gin_trgm_ops);
create index members_by_name on read.members (last_key, first_key, id)
  include (registered_at, points) where banned_at is null;
create index members_by_first_name on read.members (first_key, last_key, id)
  include (registered_at, points) where banned_at is null;
create index members_by_handle on read.members (handle, id)
  include (last_key, first_key, registered_at, points) where banned_at is null;

-- Letters of addresses and digits of numbers are too common for an index of parts.
create index members_by_email on read.members (lower(email) text_pattern_ops);
create index members_by_phone on read.members (phone text_pattern_ops);

-- The reference of an appeal is the end of the id.
create index members_by_appeal on read.members (right(id::text, 8)) where banned_at is not null;

create table read.waiting_requests (
  id uuid primary key,
  appraisals integer not null,
  kyc integer not null,
  payments integer not null,
  orders integer not null,
  hire_requests integer not null,
  growth_tools integer not null,
  loans integer not null);

create table read.waiting_requests_figures (id text primary key, n bigint not null) with (fillfactor = 50);

create table read.analytics (
  id uuid primary key,
  membership_type text not null,
  country text,
  state text,
  banned boolean not null,
  waiting_since timestamptz,
  counts jsonb not null);

create table read.analytics_figures (id text primary key, n bigint not null) with (fillfactor = 50);
create index analytics_figures_group on read.analytics_figures (split_part(id, '/', 1));

create table read.contact_list (
  id uuid primary key,
  membership_type text not null,
  gender text,
  country text,
  state text,
  email text not null,
  phone text,
  consented boolean not null,
  banned boolean not null,
  email_verified boolean not null default false);

create table read.reason_templates (id text primary key, texts jsonb not null);

create table read.features (
  id text primary key, is_on boolean not null, changed_at timestamptz not null, changed_by uuid not null);

create table read.saved_views (id uuid primary key, views jsonb not null);
