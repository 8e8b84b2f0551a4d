import { Injectable } from '@nestjs/common';
import { Pool } from '../../../../platform/database/pool.js';
import { dialledIn } from '../../../../platform/text/dialled.js';
import { literal } from '../../../../platform/text/tidy.js';
import { countries } from '../../../../reference-data/index.js';
import { BusinessSearch, type CalledBusiness } from '../../public.js';

const last = (field: string): string => `(attempts -> -1 -> 'details' ->> '${field}')`;
/** The name and the phones given last, as their index has them. */
export const CALLED = `lower(${['legalBusinessName', 'contactPhone', 'whatsappNumber'].map(last).join(" || ' ' || ")})`;

/** What is shorter is no part that the index has. */
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

/** What a business is called with: each word, or the digits of a number, which at home begins with a 0. */
export function partsOf(text: string): string[] {
  const digits = dialledIn(text, countries).replace(/^0/, '');
  return digits === '' ? text.toLowerCase().split(/\s+/).filter(Boolean) : [digits];
}
