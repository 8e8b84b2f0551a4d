-- How others connect: API tokens, of which the hash alone is kept, and outgoing webhooks.

create table identity.api_tokens (
  id uuid primary key,
  member_id uuid not null references identity.accounts on delete cascade,
  token_hash bytea not null unique,
  name text not null,
  rights text[] not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_on date);
create index api_tokens_member on identity.api_tokens (member_id);
