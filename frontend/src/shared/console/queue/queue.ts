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

export const hasWords = ({ comment, reason, staffNote }: DecisionInput): boolean =>
  [comment, reason, staffNote].some(Boolean);

/** The dialog before a decision. The decision is sent only if the user confirms. */
export interface Question {
  title: string;
  text?: string;
  /** The label of the reason field; without it there is no such field. */
  reason?: string;
  /** The reason must not be empty. */
  mustReason?: boolean;
  /** The field asks for no reason, so it offers no ready ones. */
  hasNoTemplates?: boolean;
  hasStaffNote?: boolean;
}

export interface Decision<Row> {
  name: string;
  /** A shorter name for narrow places: one word of it. */
  short?: string;
  /** Also sets the key: approve is A, ask is M, reject is R. */
  tone: 'approve' | 'ask' | 'reject';
  isOffered?: (row: Row) => boolean;
  /** The row after the decision, in a list that keeps decided rows. */
  becomes?: (row: Row) => Row;
  asks?: (row: Row, input: DecisionInput) => Question | undefined;
  send(row: Row, input: DecisionInput, key: CommandKey): Promise<unknown>;
  done: (row: Row, input: DecisionInput) => { code: ToastCode; values?: Record<string, string | number> };
  failed: ToastCode;
  /** The server's name for the bulk decision; without it, the rows are decided one by one. */
  bulk?: Bulk;
}

export interface QueueQuery {
  page?: number;
  pageSize?: number;
  status?: string | undefined;
  q?: string | undefined;
  /** The value of the queue's `newest`; each route has a name of its own. */
  sort?: string;
}

export type Columns<Row> = TableColumnsType<Row>;

/** A list of what waits for staff: its rows, columns and decisions. */
export interface Queue<Row extends object> {
  /** The server's name for the queue in counts and holds. */
  key: QueueKey;
  topic: string;
  templates: TemplateQueue;
  title: string;
  subject: string;
  /** The types of the events that decide it, by which the history shows who decided what and when. */
  decidedBy: readonly string[];
  what: string;
  failure: ToastCode;
  empty: LabelCode;
  /** The text for an empty list under another status than the usual one. */
  emptyOthers?: LabelCode;
  pageSize?: number;
  /** The sort parameter for newest first. */
  newest: '-submittedAt' | '-createdAt';
  statuses?: readonly { value: string; label: string }[];
  /** The status that an unfiltered list shows; without it, all statuses. */
  usualStatus?: string;
  search?: { label: string; placeholder: string };
  /** The list to look in when a search finds nothing here. */
  elsewhere?: { path: string; text: string };
  /** The total that a bulk decision on these rows comes to. */
  sumOf?: (rows: readonly Row[], input: DecisionInput) => string;
  /** A warning about a row before it is decided in bulk. */
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

export function filtersOf<Row extends object>(queue: Queue<Row>, search: ListSearch) {
  const [status = queue.usualStatus, q] = [search.filter('status'), search.filter('q')];
  return {
    ...(status && status !== 'all' && { status }),
    ...(q && { q }),
    ...(search.filter('sort') === 'newest' && { sort: queue.newest }),
  };
}
