alter table read.approved_hire_requests
  add column moved jsonb not null default '{}',
  add column next_step text not null default '',
  add column due_at timestamptz;

create table read.hire_figures (
  id uuid primary key,
  member_id uuid not null,
  department text,
  places integer not null,
  requested_at timestamptz not null,
  approved_at timestamptz,
  invited_at timestamptz,
  work jsonb not null);
create index hire_figures_approved on read.hire_figures (approved_at);

insert into es.rebuilds (read_model, purpose, events_total)
select 'approved-hire-requests', 'replace', count(*) from es.events having count(*) > 0;
