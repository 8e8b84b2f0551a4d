-- Who changed what staff work by, and when.
create table read.settings (
  id text primary key, value integer not null, changed_at timestamptz not null, changed_by uuid not null);
alter table read.reason_templates add column changed_at timestamptz, add column changed_by uuid;
insert into es.rebuilds (read_model, purpose, events_total)
select 'reason-templates', 'replace', count(*) from es.events having count(*) > 0;
