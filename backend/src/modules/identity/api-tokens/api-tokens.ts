import { Injectable } from '@nestjs/common';
import { apiTokenOf } from '../../../platform/access/api-token.js';
import { Pool } from '../../../platform/database/pool.js';
import { Peppers } from '../../../platform/secrets/peppers.js';
import type { ApiTokenResponse } from '../read-models/api-tokens/api-tokens.response.js';

@Injectable()
export class ApiTokens {
  constructor(
    private readonly pool: Pool,
    private readonly peppers: Peppers,
  ) {}

  /** Derives the token from its id and a secret, so that a repeated request gets the same token. */
  async tokenOf(id: string): Promise<string> {
    return apiTokenOf(await this.peppers.hash('api tokens', id));
  }

  async of(memberId: string): Promise<ApiTokenResponse[]> {
    const { rows } = await this.pool.query<ApiTokenResponse>(
      `select id, name, rights, made_at as "madeAt", expires_at as "expiresAt", last_used_on::text as "lastUsedOn"
       from identity.api_tokens where member_id = $1 order by id desc`,
      [memberId],
    );
    return rows;
  }
}
