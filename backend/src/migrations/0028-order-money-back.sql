-- What went back of the money of an order. The rows are made anew, so that earlier returns show too.
alter table read.orders add column returned jsonb;
alter table read.all_orders add column returned jsonb;

insert into es.rebuilds (read_model, purpose, events_total)
select model, 'replace', (select count(*) from es.events) from unnest(array['orders', 'all-orders']) model
where exists (select from es.events);
