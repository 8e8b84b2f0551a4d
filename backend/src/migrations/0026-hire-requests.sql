-- How each invitation to a request stands, so that no list of requests asks the log for it.
alter table read.hire_requests add column invitations jsonb not null default '[]';

insert into es.rebuilds (read_model, purpose, events_total)
select 'hire-requests', 'replace', count(*) from es.events having count(*) > 0;
