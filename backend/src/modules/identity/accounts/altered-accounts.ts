import { type Pool, queryWithoutTimeout } from '../../../platform/database/pool.js';
import type { AlteredRecord } from '../../../platform/proof/altered-records.js';
import type { MemberEvent } from '../domain/member.events.js';
import { essentialPurposes } from '../domain/purposes.js';

const MAX_FOUND = 100;

const types = [
  ...['MemberRegistered', 'PasswordChanged', 'PasswordHashRenewed', 'StaffRoleGranted', 'StaffRoleRevoked'],
  ...['MemberBanned', 'MemberReactivated', 'SecondFactorTurnedOn', 'SecondFactorTurnedOff', 'PersonalDataErased'],
] as MemberEvent['type'][];

/** Old events have no password digest. Their passwords are not compared. */
const COMPARISON = `
  with last as (
    select distinct on (stream_id, what) stream_id as member_id, type, data
    from es.events, lateral (select case
        when type in ('MemberRegistered', 'PasswordChanged', 'PasswordHashRenewed') then 'password'
        when type in ('MemberBanned', 'MemberReactivated') then 'ban'
        when type like 'SecondFactor%' then 'second factor'
        else coalesce(data ->> 'role', data ->> 'purpose') end as what) kind
    where type = any($1)
    order by stream_id, what, version desc),
  log as (
    select member_id, max(data ->> 'passwordDigest') as password,
      coalesce(array_agg(data ->> 'role' order by data ->> 'role') filter (where type = 'StaffRoleGranted'), '{}') as roles,
      bool_or(type = 'MemberBanned') as banned, bool_or(type = 'SecondFactorTurnedOn') as second_factor,
      bool_or(type = 'PersonalDataErased' and data ->> 'purpose' = any($2)) as erased
    from last group by member_id)
  select "subjectId", fields from (
    select coalesce(a.member_id, l.member_id) as "subjectId", array_remove(array[
      case when a.member_id is null or l.member_id is null or l.erased then 'account' end,
      case when array(select role from unnest(a.roles) role order by role) <> l.roles then 'roles' end,
      case when (a.banned_at is not null) <> l.banned then 'ban' end,
      case when encode(sha256(convert_to(a.password_hash, 'UTF8')), 'hex') <> l.password then 'password' end,
      case when a.member_id is not null and l.second_factor <> (f.member_id is not null) then 'second factor' end
    ], null) as fields
    from identity.accounts a full join log l on l.member_id = a.member_id
    left join identity.second_factors f on f.member_id = a.member_id and f.turned_on_at is not null
    where a.member_id is not null or not l.erased) found
  where fields <> '{}' limit $3`;

/** Accounts whose roles, ban, password or second factor differ from the events, for example after a manual update. */
export const findAlteredAccounts = (pool: Pool): Promise<AlteredRecord[]> =>
  queryWithoutTimeout<AlteredRecord>(pool, COMPARISON, [types, essentialPurposes, MAX_FOUND]);
