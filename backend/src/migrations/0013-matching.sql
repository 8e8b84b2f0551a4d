create table read.availability (
  id uuid primary key,
  first_name text not null,
  department text,
  state text,
  page_name text,
  available boolean not null,
  departments text[] not null,
  skills text[] not null,
  work_types text[] not null,
  days text[] not null,
  area text,
  asks text,
  waiting_since timestamptz not null,
  pro boolean not null,
  banned boolean not null,
  points integer not null,
  finished integer not null,
  invited integer not null,
  answered integer not null,
  standing integer not null);
create index availability_best on read.availability (standing desc, waiting_since, id)
  where available and pro and not banned and points >= 50;
create index availability_near on read.availability (state, standing desc, waiting_since, id)
  where available and pro and not banned and points >= 50;
create index availability_skills on read.availability using gin (skills)
  where available and pro and not banned and points >= 50;
