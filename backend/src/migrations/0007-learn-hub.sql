create table read.lessons_read (
  id text primary key,
  member_id uuid not null,
  topic_slug text not null,
  day integer not null,
  read_at timestamptz not null);
create index lessons_read_member on read.lessons_read (member_id, read_at, id);
