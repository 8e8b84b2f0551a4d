import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { type ImportedAccount, ImportedAccounts } from '../modules/identity/accounts/imported-accounts.js';
import { essentialPurposes } from '../modules/identity/domain/purposes.js';
import { Passwords } from '../modules/identity/passwords/passwords.js';
import { IMPORTER } from '../platform/command-handling/execute-command.js';
import { inTransaction, Pool } from '../platform/database/pool.js';
import type { Recorded } from '../platform/event-sourcing/index.js';
import { appendMany } from '../platform/event-store/appending/append-many.js';
import { EventRegistry } from '../platform/event-store/event-registry.js';
import { EventStore } from '../platform/event-store/event-store.js';
import { DataKeys } from '../platform/event-store/personal-data/data-keys.js';
import { type ExportRow, UnusableRow } from './export-row.js';
import { type HistoryStep, idOf, importedId, MemberHistory, type RefusedRow, stepId } from './member-history.js';
import { emailOf, fieldsOf, IMPORTED, type ImportContext, type MemberRows } from './members.js';
import { type MembersRows, type PlannedHistory, planHistory } from './plan.js';
import { batchId } from './undo.js';
import { countryIn, phoneIn } from './values.js';

const MEMBERS_AT_ONCE = 500;
const MAX_ATTEMPTS = 5;
const REQUEST_HASH = Buffer.alloc(32);

export interface ImportCounts {
  members: number;
  events: number;
}

interface Candidate {
  readonly memberId: string;
  readonly isReturning: boolean;
  readonly rows: MemberRows;
}

/** Writes histories in bulk, hundreds of members at a time. A repeated run skips what is already written. */
export class Importer {
  readonly refused: RefusedRow[] = [];
  readonly counts: ImportCounts = { members: 0, events: 0 };
  private readonly emails = new Map<string, ExportRow>();
  private readonly pool: Pool;
  private readonly keys: DataKeys;
  private readonly store: EventStore;
  private readonly registry: EventRegistry;
  private readonly accounts: ImportedAccounts;

  constructor(
    app: NestFastifyApplication,
    private readonly context: ImportContext,
    private readonly isDry: boolean,
  ) {
    this.pool = app.get(Pool);
    this.keys = app.get(DataKeys);
    this.store = app.get(EventStore);
    this.registry = app.get(EventRegistry);
    this.accounts = app.get(ImportedAccounts, { strict: false });
  }

  static async unknownPassword(app: NestFastifyApplication): Promise<string> {
    const nobodyKnows = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
    return app.get(Passwords, { strict: false }).hash(nobodyKnows);
  }

  /** Yields the number of processed members after each batch. */
  async *run(members: MembersRows): AsyncGenerator<number> {
    this.refused.push(...members.refused);
    const inOrder = members.inOrderOfLife();
    for (let done = 0; done < inOrder.length; done += MEMBERS_AT_ONCE) {
      const some = inOrder.slice(done, done + MEMBERS_AT_ONCE);
      await this.take(await this.candidates(some));
      yield done + some.length;
    }
  }

  /** A member whose import was undone gets another id, as the stream of an erased member takes no more events. */
  private async candidates(some: readonly [string, MemberRows][]): Promise<Candidate[]> {
    const all = some.map(([owner, rows]) => ({
      memberId: idOf(this.context.source, 'users', owner),
      isReturning: false,
      rows,
    }));
    for (let candidates = all; ; ) {
      const { rows: undone } = await this.pool.query<{ id: string }>(
        `select distinct stream_id as id from es.events
         where stream_id = any($1) and type = 'PersonalDataErased' and actor_id = $2`,
        [candidates.map(({ memberId }) => memberId), IMPORTER],
      );
      if (undone.length === 0) return candidates;
      const ids = new Set(undone.map(({ id }) => id));
      candidates = candidates.map((candidate) => {
        const { memberId, rows } = candidate;
        return ids.has(memberId) ? { memberId: importedId(memberId, 'again'), isReturning: true, rows } : candidate;
      });
    }
  }

  private async take(candidates: readonly Candidate[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const planned = await this.plan(candidates);
      if (this.isDry || (await this.write(planned))) {
        for (const { history, account } of planned) {
          this.refused.push(...history.refused);
          this.counts.events += history.inOrder().reduce((sum, { events }) => sum + events.length, 0);
          if (account) this.counts.members += 1;
        }
        return;
      }
      if (attempt === MAX_ATTEMPTS) throw new UnwritableBatch();
    }
  }

  private async plan(candidates: readonly Candidate[]): Promise<PlannedHistory[]> {
    const carriedOut = await this.carriedOut(candidates.map(({ memberId }) => memberId));
    const open = candidates.filter((candidate) => !isDone(candidate, carriedOut.get(candidate.memberId), this.context));
    const obstacles = await this.obstacles(open);
    const planned: PlannedHistory[] = [];
    for (const { memberId, isReturning, rows } of open) {
      const isKnown = carriedOut.has(memberId);
      const recorded = isKnown ? await this.store.loadSubject(memberId) : [];
      const known = ofRegistered(recorded, this.registry);
      const history = new MemberHistory(memberId, this.context.source, this.registry, known, isReturning);
      planned.push(planHistory(history, rows, this.context, { isHere: isKnown, obstacle: obstacles.get(memberId) }));
    }
    return planned;
  }

  /** Command ids that are already in each member's streams. */
  private async carriedOut(memberIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const { rows } = await this.pool.query<{ subject: string; commands: string[] }>(
      `select subject_id as subject, array_agg(command_id) as commands
       from es.streams join es.events using (stream_id, subject_id)
       where subject_id = any($1) group by subject_id`,
      [memberIds],
    );
    return new Map(rows.map(({ subject, commands }) => [subject, new Set(commands)]));
  }

  /** Why members cannot be registered: the address is taken, or someone with it was banned or erased. */
  private async obstacles(candidates: readonly Candidate[]): Promise<ReadonlyMap<string, string>> {
    const contacts = candidates.flatMap(({ memberId, rows }) => contactOf(memberId, rows));
    const owners = await this.accounts.ownersOf(contacts.map(({ email }) => email));
    const banned = await this.accounts.bannedAmong(contacts.filter(({ email }) => !owners.has(email)));
    const { rows } = await this.pool.query<{ id: string }>(
      'select distinct subject_id as id from es.erasures where subject_id = any($1) and purpose = any($2)',
      [candidates.map(({ memberId }) => memberId), essentialPurposes],
    );
    const found = new Map(rows.map(({ id }) => [id, 'is of a member who was erased here: leave the row out']));
    for (const { memberId, email, user } of contacts) {
      const owner = owners.get(email);
      const first = this.emails.get(email) ?? user;
      this.emails.set(email, first);
      if (first !== user)
        found.set(memberId, `has the address of row ${String(first.row)}, which differs in its case at most`);
      else if (owner !== undefined && owner !== memberId)
        found.set(memberId, 'has the address of a member who is here');
      else if (banned.has(email)) found.set(memberId, 'has the address or the phone of somebody who is banned here');
    }
    return found;
  }

  /** False if someone else wrote to one of the streams meanwhile. */
  private async write(planned: readonly PlannedHistory[]): Promise<boolean> {
    const histories = planned.map(({ history, account }) => ({ steps: history.inOrder(), account }));
    await this.makeKeys(planned);
    const rounds = Math.max(0, ...histories.map(({ steps }) => steps.length));
    for (let round = 0; round < rounds; round++) {
      const some = histories.flatMap(({ steps, account }) => {
        const step = steps[round];
        return step ? [{ step, account: step.events[0]?.type === 'MemberRegistered' ? account : undefined }] : [];
      });
      if (!(await this.append(some))) return false;
    }
    return true;
  }

  /** Appends one step per member. Accounts are opened in the transaction of the registration. */
  private async append(some: readonly { step: HistoryStep; account: ImportedAccount | undefined }[]): Promise<boolean> {
    const appends = await Promise.all(
      some.map(async ({ step: { at, commandId, stream, events } }) => ({
        stream,
        events: await this.store.encode(stream, events),
        meta: {
          commandId,
          actorId: IMPORTER,
          correlationId: this.correlationId,
          causationId: null,
          at,
          requestHash: REQUEST_HASH,
        },
        result: '{}',
      })),
    );
    const accounts = some.flatMap(({ account }) => account ?? []);
    const bans = some.flatMap(({ step: { at, stream, events } }) =>
      events.some(({ type }) => type === 'MemberBanned') ? [{ memberId: stream.subjectId, at }] : [],
    );
    const write = inTransaction(this.pool, async (tx) => {
      const positions = await appendMany(tx, appends);
      if (positions.includes(undefined)) throw new UnwritableBatch();
      if (accounts.length > 0) await this.accounts.open(tx, accounts);
      if (bans.length > 0) await this.accounts.ban(tx, bans);
      return true;
    });
    return write.catch((error: unknown) => {
      if (error instanceof UnwritableBatch) return false;
      throw error;
    });
  }

  private get correlationId(): string {
    return batchId(this.context.batch);
  }

  /** An interrupted run may have left keys without events. */
  private async makeKeys(planned: readonly PlannedHistory[]): Promise<void> {
    const ids = planned.flatMap(({ account }) => account?.memberId ?? []);
    const { rows } = await this.pool.query<{ id: string }>(
      'select distinct subject_id as id from es.subject_keys where subject_id = any($1)',
      [ids],
    );
    const known = new Set(rows.map(({ id }) => id));
    const fresh = planned.filter(({ account }) => account && !known.has(account.memberId));
    const idsOf = (some: readonly PlannedHistory[]) => some.map(({ history }) => history.memberId);
    await this.keys.createMany(idsOf(fresh), ['contact', 'profile']);
    await this.keys.createMany(idsOf(fresh.filter(({ account }) => account?.membershipType === 'Business')), ['kyc']);
  }
}

/** Other writers kept changing the streams, or an id of the export is already used for something else. */
export class UnwritableBatch extends Error {
  constructor() {
    super('Members of the export were changed here meanwhile: run the import again.');
  }
}

/** Whether all rows of the member are in the log, and the import of the member is complete. */
function isDone({ memberId, rows }: Candidate, carriedOut: ReadonlySet<string> | undefined, { source }: ImportContext) {
  if (!carriedOut?.has(stepId({ source, memberId }, 'member', IMPORTED))) return false;
  const others = rows.others.filter(({ table }) => !table.endsWith('_applications'));
  return others.every((row) => row.problem === undefined && carriedOut.has(stepId({ source, memberId }, row)));
}

/** Leaves out events that do not belong to the member's history, such as staff work. */
const ofRegistered = (history: readonly Recorded[], registry: EventRegistry): Recorded[] =>
  history.filter(({ type }) => !registry.type(type).kind.startsWith('staff-work'));

function contactOf(memberId: string, rows: MemberRows) {
  const { user } = rows;
  if (!user) return [];
  try {
    const fields = fieldsOf(rows);
    return [{ memberId, user, email: emailOf(rows), phone: phoneIn(fields.phone, countryIn(fields.country)) }];
  } catch (error) {
    if (error instanceof UnusableRow) return [];
    throw error;
  }
}
