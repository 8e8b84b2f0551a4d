import { Injectable } from '@nestjs/common';
import { Pool } from '../../../../platform/database/pool.js';
import { dialledIn } from '../../../../platform/text/dialled.js';
import { literal } from '../../../../platform/text/tidy.js';
import { countries } from '../../../../reference-data/index.js';
import { BusinessSearch, type CalledBusiness } from '../../public.js';

const last = (field: string): string => `(attempts -> -1 -> 'details' ->> '${field}')`;
/** The latest name and phones. An index is on the same expression. */
export const CALLED = `lower(${['legalBusinessName', 'contactPhone', 'whatsappNumber'].map(last).join(" || ' ' || ")})`;

/** The trigram index finds no shorter parts. */
const MIN_PART = 3;

@Injectable()
export class CalledBusinesses extends BusinessSearch {
  constructor(private readonly pool: Pool) {
    super();
  }

  override async called(text: string, limit: number): Promise<CalledBusiness[]> {
    const parts = partsOf(text);
    if (!parts.some((part) => part.length >= MIN_PART)) return [];
    const { rows } = await this.pool.query<CalledBusiness>(
      `select id, ${last('legalBusinessName')} as name from read.pending_kyc
        where ${parts.map((_, i) => `${CALLED} like $${String(i + 2)}`).join(' and ')} limit $1`,
      [limit, ...parts.map(containing)],
    );
    return rows;
  }
}

export const containing = (part: string): string => `%${literal(part)}%`;

/** The words of a search, or the digits of a number without the leading 0 of national numbers. */
export function partsOf(text: string): string[] {
  const digits = dialledIn(text, countries).replace(/^0/, '');
  return digits === '' ? text.toLowerCase().split(/\s+/).filter(Boolean) : [digits];
}
