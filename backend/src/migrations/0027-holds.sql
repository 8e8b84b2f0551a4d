-- A hold ends with the session that asked for it.
alter table es.holds add column session_id uuid;
