import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type ProductConfig } from '../../../../config/config.js';
import { Pool } from '../../../../platform/database/pool.js';

export interface ContactFilter {
  readonly kind: 'email' | 'phone';
  readonly membershipType?: string;
  readonly gender?: string;
  readonly country?: string;
  readonly state?: string;
  readonly marketing: boolean;
}

export interface ContactList {
  readonly contacts: readonly string[];
  readonly memberIds: readonly string[];
  /** How many members match the filters but did not agree to marketing. */
  readonly leftOut: number;
}

/** A longer list is refused. */
export const MAX_CONTACTS = 100_000;

const QUERY = (column: 'email' | 'phone'): string => `
  with fitting as materialized (
    select ${column} as contact, bool_or(consented) or not $5 as reached, array_agg(id) as ids
    from read.contact_list
    where not banned and (email_verified or not $6) and ${column} <> '' and ${column} !~ '[[:cntrl:]]'
      and ($1::text is null or membership_type = $1) and ($2::text is null or gender = $2)
      and ($3::text is null or country = $3) and ($4::text is null or state = $4)
    group by ${column})
  select array(select contact from fitting where reached order by contact limit $7) as contacts,
    array(select unnest(ids) from fitting where reached) as "memberIds",
    (select count(*)::int from fitting where not reached) as "leftOut"`;

@Injectable()
export class Contacts {
  constructor(
    private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: ProductConfig,
  ) {}

  /** Each contact once, without banned, erased or (if required) unverified members. */
  async find({ kind, membershipType, gender, country, state, marketing }: ContactFilter): Promise<ContactList> {
    const mustBeVerified = this.config.emailVerification === 'required';
    const filters = [membershipType ?? null, gender ?? null, country ?? null, state ?? null];
    const { rows } = await this.pool.query<ContactList>(QUERY(kind), [
      ...filters,
      marketing,
      mustBeVerified,
      MAX_CONTACTS + 1,
    ]);
    return rows[0] ?? { contacts: [], memberIds: [], leftOut: 0 };
  }
}
