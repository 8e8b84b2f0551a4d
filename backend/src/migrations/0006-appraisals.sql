create table read.appraisals (
  id uuid primary key,
  member_id uuid not null,
  day_number integer,
  week_number integer,
  attempt integer not null,
  status text not null,
  learnings text not null,
  assignment_url text not null,
  achievements text not null,
  challenges text not null,
  goals text not null,
  self_rating integer not null,
  points integer,
  comment text,
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid);
create index appraisals_member on read.appraisals (member_id, day_number, attempt);
create index appraisals_decided on read.appraisals (decided_at, submitted_at) where decided_at is not null;

create table read.pending_appraisals (
  id uuid primary key,
  member_id uuid not null,
  day_number integer,
  week_number integer,
  attempt integer not null,
  learnings text not null,
  assignment_url text not null,
  assignment_summary text not null,
  achievements text not null,
  challenges text not null,
  goals text not null,
  self_rating integer not null,
  submitted_at timestamptz not null,
  former_points integer);
create index pending_appraisals_oldest on read.pending_appraisals (submitted_at, id);

create table read.finished_below (
  id uuid primary key,
  points integer not null,
  completed boolean not null,
  open_days jsonb not null,
  below_since timestamptz);
create index finished_below_oldest on read.finished_below (below_since, id) where below_since is not null;
