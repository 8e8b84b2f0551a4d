alter table read.availability add column declines jsonb not null default '{}';

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
