-- Accounts and what belongs to them, written with the log and never projected from it; and the profile.

create schema identity;

create table identity.accounts (
  member_id uuid primary key,
  email_hash bytea not null constraint accounts_email unique,
  phone_hash bytea,
  password_hash text not null,
  membership_type text,
  roles text[] not null default '{}',
  banned_at timestamptz,
  ban_reason text,
  email_set_by uuid,
  email_verified_at timestamptz,
  last_seen_at timestamptz not null default now(),
  warned_at timestamptz);

create table identity.banned_contacts (
  contact_hash bytea not null,
  member_id uuid not null references identity.accounts on delete cascade,
  primary key (contact_hash, member_id));
create index banned_contacts_member on identity.banned_contacts (member_id);

create table identity.kept_bans (
  contact_hash bytea primary key,
  kept_until timestamptz not null);

create table identity.sessions (
  id uuid primary key,
  member_id uuid not null references identity.accounts on delete cascade,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  second_factor_at timestamptz,
  check ((ended_at is null) = (end_reason is null))
) with (fillfactor = 80);
create index sessions_open on identity.sessions (member_id) where ended_at is null;

create table identity.refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references identity.sessions on delete cascade,
  rotated_at timestamptz,
  successor bytea,
  check ((rotated_at is null) = (successor is null)));
create index refresh_tokens_session on identity.refresh_tokens (session_id);

-- A used link stays until it expires, so that a repeated request is known as one.
create table identity.password_reset_requests (
  id uuid primary key,
  email_hash bytea not null,
  requested_at timestamptz not null,
  because text not null default 'forgotten');

create table identity.password_resets (
  token_hash bytea primary key,
  member_id uuid not null references identity.accounts on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz);
create index password_resets_member on identity.password_resets (member_id);

create table identity.second_factors (
  member_id uuid primary key references identity.accounts on delete cascade,
  sealed_key bytea not null,
  started_at timestamptz not null,
  turned_on_at timestamptz,
  last_step integer not null default 0);

create table identity.recovery_codes (
  member_id uuid not null references identity.second_factors on delete cascade,
  code_hash bytea not null,
  primary key (member_id, code_hash));

create table identity.enrolment_codes (
  member_id uuid primary key references identity.accounts on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null);

create table identity.email_verifications (
  token_hash bytea primary key,
  code_hash bytea not null,
  member_id uuid not null references identity.accounts on delete cascade,
  email_hash bytea not null,
  sealed_correction bytea,
  expires_at timestamptz not null);
create index email_verifications_member on identity.email_verifications (member_id);

create table read.profile (
  id uuid primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  country text,
  state text,
  gender text,
  membership_type text,
  qualification text,
  motivation text,
  roles text[] not null,
  marketing_consent boolean not null,
  kyc_status text,
  points integer not null,
  pro_plan text not null,
  pro_until timestamptz,
  registered_at timestamptz not null,
  approved_at timestamptz,
  application_ready boolean not null,
  banned_at timestamptz,
  ban_reason text,
  erased_at timestamptz,
  erasure_requested_at timestamptz,
  email_verified_at timestamptz);
create index profile_staff on read.profile (last_name, first_name, id) where roles <> '{}';
