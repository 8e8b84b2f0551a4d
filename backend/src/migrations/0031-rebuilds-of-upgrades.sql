-- Rebuilds that an upgrade asks for wait until no worker of another version is left.
alter table es.rebuilds drop constraint rebuilds_state_check;
alter table es.rebuilds add constraint rebuilds_state_check check (state in ('waiting', 'running', 'done', 'cancelled'));
