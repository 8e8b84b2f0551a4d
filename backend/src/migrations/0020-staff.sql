-- Who is invited to be staff. Their code for a second factor is drawn before there is an account.
create table read.staff_invitations (
  id uuid primary key,
  email text not null,
  role text not null,
  invited_by uuid not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null);
-- Unlike `last_seen_at`, it is empty until somebody signs in.
alter table identity.accounts add column signed_in_at timestamptz;
update identity.accounts set signed_in_at = last_seen_at where roles <> '{}';
alter table identity.enrolment_codes drop constraint enrolment_codes_member_id_fkey;

create table read.privacy_requests (
  id uuid primary key,
  member_id uuid not null,
  kind text not null,
  channel text not null,
  received_at timestamptz not null,
  due_at timestamptz not null,
  handler_id uuid,
  answered_at timestamptz,
  answer text);
create index privacy_requests_waiting on read.privacy_requests (due_at, id) where answered_at is null;
create index privacy_requests_answered on read.privacy_requests (answered_at desc, id) where answered_at is not null;
