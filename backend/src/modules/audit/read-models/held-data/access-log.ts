import { Injectable } from '@nestjs/common';
import { Pool } from '../../../../platform/database/pool.js';
import { memberConcerned } from '../../../../platform/event-store/history.js';
import { MemberDirectory } from '../../../identity/public.js';
import type { PersonalDataViewed } from '../../domain/staff-work.events.js';

export const MAX_ENTRIES = 100;

export const views = ['event', 'state', 'data', 'timeline', 'export'] as const satisfies AccessEntry['view'][];

export interface AccessEntry {
  readonly at: Date;
  readonly actorId: string;
  /** The name of whoever looked; null once it was erased. */
  readonly actor: string | null;
  /** 'export' is a file of the member's history or of all that is held. */
  readonly view: PersonalDataViewed['data']['view'] | 'export';
}

/** Who of the staff looked at a member, read from the log itself, as it is asked seldom. */
@Injectable()
export class AccessLog {
  constructor(
    private readonly pool: Pool,
    private readonly members: MemberDirectory,
  ) {}

  /** The latest entries, and how many there are. */
  async of(memberId: string): Promise<{ entries: AccessEntry[]; total: number }> {
    const { rows } = await this.pool.query<Omit<AccessEntry, 'actor'> & { total: number }>(
      `select recorded_at as at, actor_id as "actorId", coalesce(data ->> 'view', 'export') as view,
         count(*) over ()::int as total from es.events
       where type in ('PersonalDataViewed', 'HistoryExported')
         and ${memberConcerned} = $1
       order by recorded_at desc limit $2`,
      [memberId, MAX_ENTRIES],
    );
    const staff = await this.members.of([...new Set(rows.map(({ actorId }) => actorId))]);
    const entries = rows.map(({ at, actorId, view }) => {
      const actor = staff.get(actorId);
      return { at, actorId, view, actor: actor ? `${actor.firstName} ${actor.lastName}` : null };
    });
    return { entries, total: rows[0]?.total ?? 0 };
  }
}
