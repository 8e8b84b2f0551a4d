create table read.hire_requests (
  id uuid primary key,
  member_id uuid not null,
  details jsonb not null,
  status text not null,
  reason text,
  requested_at timestamptz not null,
  decided_at timestamptz);
create index hire_requests_member on read.hire_requests (member_id, requested_at desc, id);

create table read.pending_hire_requests (
  id uuid primary key,
  member_id uuid not null,
  details jsonb not null,
  requested_at timestamptz not null);
create index pending_hire_requests_oldest on read.pending_hire_requests (requested_at, id);

create table read.availability (
  id uuid primary key,
  first_name text not null,
  department text,
  state text,
  page_name text,
  available boolean not null,
  departments text[] not null,
  skills text[] not null,
  work_types text[] not null,
  days text[] not null,
  area text,
  asks text,
  waiting_since timestamptz not null,
  pro boolean not null,
  banned boolean not null,
  points integer not null,
  finished integer not null,
  invited integer not null,
  answered integer not null,
  standing integer not null,
  declines jsonb not null default '{}');
create index availability_best on read.availability (standing desc, waiting_since, id)
  where available and pro and not banned and points >= 50;
create index availability_near on read.availability (state, standing desc, waiting_since, id)
  where available and pro and not banned and points >= 50;
create index availability_skills on read.availability using gin (skills)
  where available and pro and not banned and points >= 50;

create table read.invitations (
  id uuid primary key,
  request_id uuid not null,
  business_id uuid not null,
  creator_id uuid not null,
  offer jsonb not null,
  status text not null,
  invited_at timestamptz not null,
  lapses_at timestamptz not null,
  answered_at timestamptz);
create index invitations_creator on read.invitations (creator_id, invited_at desc, id);
create index invitations_open on read.invitations (lapses_at) where status = 'open';

create table read.approved_hire_requests (
  id uuid primary key,
  member_id uuid not null,
  approved_at timestamptz,
  state jsonb not null);
create index approved_hire_requests_newest on read.approved_hire_requests (approved_at desc, id)
  where approved_at is not null;
