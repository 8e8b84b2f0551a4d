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
