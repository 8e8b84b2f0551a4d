import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import type { CommandKey } from '../../api/requests';
import type { Answer, Input } from '../../api/types';
import type { LabelCode, ToastCode } from '../../messages';
import type { ListPage } from '../list-table';
import type { TemplateQueue } from '../reason-templates';
import type { ListSearch } from '../use-list-search';

type Counts = Answer<'/api/admin/queue-counts'>;
export type QueueKey = Exclude<keyof Counts, 'overdue' | 'targets' | 'privacyRequests'>;

type Bulk = Input<'/api/admin/bulk-decisions/{queue}', 'post'>['decision'];

export interface DecisionInput {
  points: number;
  comment: string;
  reason: string;
  staffNote: string;
}

/** What is asked before a decision is sent; nothing is sent when the answer is no. */
export interface Question {
  title: string;
  text?: string;
  /** What the field for the reason is called; without it there is none. */
  reason?: string;
  /** Without words in that field nothing is sent. */
  mustReason?: boolean;
  hasStaffNote?: boolean;
}

export interface Decision<Row> {
  name: string;
  /** The name where there is little room; a word of it. */
  short?: string;
  /** Approving is the A key, asking for more the M key, rejecting the R key. */
  tone: 'approve' | 'ask' | 'reject';
  isOffered?: (row: Row) => boolean;
  /** What the row is from then on, in a list that keeps what is decided. */
  becomes?: (row: Row) => Row;
  asks?: (row: Row, input: DecisionInput) => Question | undefined;
  send(row: Row, input: DecisionInput, key: CommandKey): Promise<unknown>;
  done: (row: Row, input: DecisionInput) => { code: ToastCode; values?: Record<string, string | number> };
  failed: ToastCode;
  /** What the server calls it where it is made on many rows at once; without it, it is not. */
  bulk?: Bulk;
}

export interface QueueQuery {
  page?: number;
  pageSize?: number;
  status?: string | undefined;
  q?: string | undefined;
  /** As the queue's own `newest` says it; each server has a word of its own. */
  sort?: string;
}

export type Columns<Row> = TableColumnsType<Row>;

/** A list of what waits for staff: what one row is, how it is shown, and what can be done with it. */
export interface Queue<Row extends object> {
  /** What the server calls it where it counts what waits. */
  key: QueueKey;
  topic: string;
  templates: TemplateQueue;
  title: string;
  subject: string;
  /** The events by which it is decided: who decided what, and when, is read in the history. */
  decidedBy: readonly string[];
  what: string;
  failure: ToastCode;
  empty: LabelCode;
  /** The same where another status than the usual one is asked for. */
  emptyOthers?: LabelCode;
  pageSize?: number;
  /** How the server is asked for what came last first. */
  newest: '-submittedAt' | '-createdAt';
  statuses?: readonly { value: string; label: string }[];
  /** Of the statuses, the one of a list that nobody has filtered; all of them where none is named. */
  usualStatus?: string;
  search?: { label: string; placeholder: string };
  /** The list that may hold what a search did not find here. */
  elsewhere?: { path: string; text: string };
  /** What rows come to that are decided at once. */
  sumOf?: (rows: readonly Row[], input: DecisionInput) => string;
  /** What to look at twice before a row is decided with others. */
  flagOf?: (row: Row) => string | undefined;
  list(query: QueueQuery): {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<ListPage<Row>>;
  };
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  linkOf?: (row: Row) => string;
  columns: Columns<Row> | ((status: string) => Columns<Row>);
  Details: (props: { row: Row }) => ReactNode;
  decisions: readonly Decision<Row>[];
  points?: { min: number; max: number; default: number };
  hasComment?: boolean;
}

export function columnsOf<Row extends object>({ columns, usualStatus = 'all' }: Queue<Row>, status = usualStatus) {
  return typeof columns === 'function' ? columns(status) : columns;
}

export const isOffered = <Row>(decision: Decision<Row>, row: Row): boolean => decision.isOffered?.(row) ?? true;

export const decisionsOn = <Row extends object>({ decisions }: Queue<Row>, row: Row): Decision<Row>[] =>
  decisions.filter((decision) => isOffered(decision, row));

export function titleOf({ title, subject, usualStatus }: Titled, search: Pick<ListSearch, 'filter'>): string {
  if (search.filter('state') === 'decided') return `Decided ${subject}`;
  const status = search.filter('status') ?? usualStatus;
  return usualStatus === undefined || status === usualStatus || status === 'overdue' ? title : subject;
}

type Titled = Pick<Queue<object>, 'title' | 'subject' | 'usualStatus'>;

/** What a list shows, in the words of the server. */
export function filtersOf<Row extends object>(queue: Queue<Row>, search: ListSearch) {
  const [status = queue.usualStatus, q] = [search.filter('status'), search.filter('q')];
  return {
    ...(status && status !== 'all' && { status }),
    ...(q && { q }),
    ...(search.filter('sort') === 'newest' && { sort: queue.newest }),
  };
}
