import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../platform/config/clock.js';
import { inTransaction, Pool } from '../../../../platform/database/pool.js';
import { type Disconnected, LiveUpdates } from '../../../../platform/live-updates/live-updates.js';
import { MemberDirectory } from '../../../identity/public.js';

/** How long a hold lasts unless it is renewed. */
const HOLD_TTL_MS = 120_000;
/** The open item and the next three, so that two quick reviewers do not open the same one. */
const MAX_HELD = 4;

const HELD = `select item, holder_id as "holderId", is_open as "isOpen" from es.holds where queue = $1 and until > $2
  order by item`;

interface Hold {
  readonly item: string;
  readonly holderId: string;
  /** Whether the item is open. Otherwise it is a next item, which colleagues may still open. */
  readonly isOpen: boolean;
}

export interface NamedHold extends Hold {
  readonly holder: string;
}

interface HoldRequest {
  readonly queue: string;
  readonly holderId: string;
  /** The window. Each window of a staff member has its own holds. */
  readonly desk: string;
  /** The open item first, then possible next ones. Free ones are held, up to MAX_HELD. */
  readonly items: readonly string[];
  readonly takesOver: boolean;
  readonly sessionId: string;
}

/** Holds of items, so that two reviewers do not decide the same one. A hold informs but forbids nothing. */
@Injectable()
export class Holds {
  private readonly logger = new Logger(Holds.name);

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly live: LiveUpdates,
    private readonly directory: MemberDirectory,
  ) {
    live.onDisconnect((who) => {
      this.letGoOf(who).catch((error: unknown) => this.logger.warn(error, 'Holds last two minutes more'));
    });
  }

  /** Holds those items that are free and releases others. Answers all holds of the queue. */
  async hold({ queue, holderId, desk, items, takesOver, sessionId }: HoldRequest): Promise<NamedHold[]> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + HOLD_TTL_MS);
    const { before, after } = await inTransaction(this.pool, async (client) => {
      await client.query("select pg_advisory_xact_lock(hashtext('holds/' || $1))", [queue]); // one desk at a time
      const { rows: before } = await client.query<Hold>(HELD, [queue, now]);
      await client.query('delete from es.holds where queue = $1 and (until <= $2 or desk = $3)', [queue, now, desk]);
      await client.query(
        `insert into es.holds as h (queue, item, holder_id, desk, is_open, until, session_id)
         select $1, item, $2, $3, place = 1, $4, $8 from unnest($5::text[]) with ordinality as wished (item, place)
         where place = 1 or not exists (select from es.holds t where t.queue = $1 and t.item = wished.item)
         order by place limit $7
         on conflict (queue, item) do update set holder_id = excluded.holder_id, desk = excluded.desk,
           is_open = excluded.is_open, until = excluded.until, session_id = excluded.session_id
         where not h.is_open or h.holder_id = excluded.holder_id or $6`,
        [queue, holderId, desk, until, [...new Set(items)], takesOver, MAX_HELD, sessionId],
      );
      const { rows: after } = await client.query<Hold>(HELD, [queue, now]);
      return { before, after };
    });
    if (JSON.stringify(before) !== JSON.stringify(after)) this.tell(queue, sessionId);
    return this.named(after);
  }

  async of(queue: string): Promise<NamedHold[]> {
    const { rows } = await this.pool.query<Hold>(HELD, [queue, this.clock.now()]);
    return this.named(rows);
  }

  /** After a sign-out, other tabs of the member cannot release their holds themselves. */
  private async letGoOf(who: Disconnected): Promise<void> {
    const [column, id] = 'sessionId' in who ? ['session_id', who.sessionId] : ['holder_id', who.memberId];
    const { rows } = await this.pool.query<{ queue: string }>(
      `delete from es.holds where ${column} = $1 returning queue`,
      [id],
    );
    for (const queue of new Set(rows.map((row) => row.queue))) this.tell(queue);
  }

  private tell(queue: string, unlessSession?: string): void {
    this.live.announce([
      { topic: 'holds', id: queue, position: '', to: 'staff', ...(unlessSession && { unlessSession }) },
    ]);
  }

  private async named(holds: readonly Hold[]): Promise<NamedHold[]> {
    const names = await this.directory.namesOf(holds.map((held) => held.holderId));
    return holds.map((held) => ({ ...held, holder: names.get(held.holderId) ?? 'A colleague' }));
  }
}
