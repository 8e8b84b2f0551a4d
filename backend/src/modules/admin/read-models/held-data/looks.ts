import { Inject, Injectable } from '@nestjs/common';
import { Pool } from '../../../../platform/database/pool.js';
import { MemberDirectory } from '../../../identity/public.js';
import type { PersonalDataViewed } from '../../domain/staff-work.events.js';

/** How many are told of, the latest first. */
export const MOST_LOOKS = 100;

export const looks = ['event', 'state', 'data', 'timeline', 'export'] as const satisfies Look['view'][];

export interface Look {
  readonly at: Date;
  readonly actorId: string;
  /** The name of whoever looked; null once it was erased. */
  readonly actor: string | null;
  /** What was looked at; 'export' is a file of the member's history or of all that is held. */
  readonly view: PersonalDataViewed['data']['view'] | 'export';
}

/** Who of the staff looked at a member, read from the log itself: it is asked seldom. */
@Injectable()
export class Looks {
  constructor(
    @Inject(Pool) private readonly pool: Pool,
    @Inject(MemberDirectory) private readonly members: MemberDirectory,
  ) {}

  async at(memberId: string): Promise<Look[]> {
    const { rows } = await this.pool.query<Omit<Look, 'actor'>>(
      `select recorded_at as at, actor_id as "actorId", coalesce(data ->> 'view', 'export') as view from es.events
       where type in ('PersonalDataViewed', 'HistoryExported')
         and coalesce(data ->> 'memberId', data -> 'filters' ->> 'subject') = $1
       order by recorded_at desc limit $2`,
      [memberId, MOST_LOOKS],
    );
    const staff = await this.members.of([...new Set(rows.map(({ actorId }) => actorId))]);
    return rows.map((row) => {
      const actor = staff.get(row.actorId);
      return { ...row, actor: actor ? `${actor.firstName} ${actor.lastName}` : null };
    });
  }
}
