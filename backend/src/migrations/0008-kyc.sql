create table read.kyc (
  id uuid primary key,
  country text,
  status text not null,
  attempts jsonb not null);

create table read.pending_kyc (
  id uuid primary key,
  waiting_since timestamptz,
  attempts jsonb not null);
create index pending_kyc_oldest on read.pending_kyc (waiting_since, id) where waiting_since is not null;
