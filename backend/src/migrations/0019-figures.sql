create table read.decisions (
  id text primary key,
  queue text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid);
create index decisions_of_queue on read.decisions (queue, decided_at) include (asked_at, decided_by);

-- The month in which they registered. Its `waiting_since` is filled no more; servers of the version before still do.
alter table read.analytics add column cohort text not null default '';
create index analytics_cohort on read.analytics (cohort);

insert into es.rebuilds (read_model, purpose, events_total)
select 'analytics', 'replace', count(*) from es.events having count(*) > 0;
