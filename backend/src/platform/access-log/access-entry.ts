import type { SignedIn } from '../access/access-rules.js';
import { canonicalJson } from '../proof/canonical-json.js';

export const accessKinds = [
  'signed-in',
  'sign-in-failed',
  'second-factor-failed',
  'refused',
  'read',
  'exported',
] as const;
export type AccessKind = (typeof accessKinds)[number];

/** Who looked at whose data, or tried to. Ids only, no names. */
export interface AccessEntry {
  readonly kind: AccessKind;
  readonly actorId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly route: string;
  readonly subjects?: readonly string[];
  /** The query, without texts that people typed. */
  readonly filter?: Readonly<Record<string, string>>;
  /** The code of a refusal, or a word of a closed list. */
  readonly code?: string | undefined;
  /** Why somebody looked, in their own words. It is stored encrypted. */
  readonly reason?: string | undefined;
}

export interface AccessRow {
  readonly number: number;
  readonly at: Date;
  readonly kind: AccessKind;
  readonly actor: string | null;
  readonly session: string | null;
  readonly route: string;
  readonly subjects: readonly string[];
  readonly filter: Readonly<Record<string, string>>;
  readonly code: string | null;
  readonly reason: string | null;
}

export interface StoredAccess extends AccessRow {
  readonly mac: Buffer;
}

export const accessColumns = `number, at, kind, actor_id as actor, session_id as session, route, subjects, filter, code,
  encode(reason, 'hex') as reason, mac`;

/** The content that a row's mark covers: the row, and the mark of the row before it. */
export function statementOf(row: AccessRow, previous: Buffer): string {
  const { number, at, kind, actor, session, route, subjects, filter, code, reason } = row;
  const fields = [number, at.toISOString(), kind, actor, session, route, subjects, filter, code, reason];
  return `${previous.toString('base64')}\n${canonicalJson(fields)}`;
}

export const NO_MARK = Buffer.alloc(0);

/** The pepper for the marks. The database alone is not enough to compute it. */
export const MARKS = 'access log';

export const markOfCaller = (user: SignedIn | undefined): Readonly<Record<string, string>> =>
  user?.isApiToken ? { by: 'API token' } : {};
