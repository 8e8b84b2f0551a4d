-- What an attempt has in common with that of another business: its phones, its name and its address.
alter table read.pending_kyc add column marks text[] not null default '{}';
create index pending_kyc_marks on read.pending_kyc using gin (marks);
insert into es.rebuilds (read_model, purpose, events_total)
select 'pending-kyc', 'replace', count(*) from es.events having count(*) > 0;
