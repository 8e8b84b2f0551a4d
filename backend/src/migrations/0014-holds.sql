-- Who of the staff has what open in a queue. Unlogged: it lasts two minutes, and a crash of the server may empty it.
create unlogged table es.holds (
  queue text not null,
  item text not null,
  holder_id uuid not null,
  desk uuid not null,
  is_open boolean not null,
  until timestamptz not null,
  primary key (queue, item));
