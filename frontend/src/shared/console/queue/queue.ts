import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import type { LabelCode, ToastCode } from '../../messages';
import type { ListPage } from '../list-table';
import type { TemplateQueue } from '../reason-templates';

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
  hasStaffNote?: boolean;
}

export interface Decision<Row> {
  name: string;
  /** Approving is the A key, rejecting the R key. */
  tone: 'approve' | 'reject';
  isOffered?: (row: Row) => boolean;
  asks?: (row: Row, input: DecisionInput) => Question | undefined;
  send: (row: Row, input: DecisionInput, key: string) => Promise<unknown>;
  done: (row: Row, input: DecisionInput) => { code: ToastCode; values?: Record<string, string | number> };
  failed: ToastCode;
}

export interface QueueQuery {
  page: number;
  pageSize: number;
  status?: string | undefined;
  q?: string | undefined;
}

/** A list of what waits for staff: what one row is, how it is shown, and what can be done with it. */
export interface Queue<Row extends object> {
  topic: string;
  templates: TemplateQueue;
  title: string;
  /** The events by which it is decided: who decided what, and when, is read in the history. */
  decidedBy: readonly string[];
  what: string;
  failure: ToastCode;
  empty: LabelCode;
  /** The same where another status than the usual one is asked for. */
  emptyOthers?: LabelCode;
  pageSize?: number;
  statuses?: readonly { value: string; label: string }[];
  /** Of the statuses, the one of a list that nobody has filtered; all of them where none is named. */
  usualStatus?: string;
  /** What the list is searched by. */
  search?: { label: string; placeholder: string };
  /** The list that may hold what a search did not find here. */
  elsewhere?: { path: string; text: string };
  /** What is to be said of a page that was found. */
  remarkOn?: (page: ListPage<Row>) => string | undefined;
  /** What rows come to that are decided at once. */
  sumOf?: (rows: readonly Row[]) => string;
  list: (query: QueueQuery) => {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<ListPage<Row>>;
  };
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  columns: TableColumnsType<Row>;
  Details: (props: { row: Row }) => ReactNode;
  decisions: readonly Decision<Row>[];
  points?: { min: number; max: number; default: number };
  hasComment?: boolean;
  /** A decided row stays in the list, with another status. */
  keepsDecided?: boolean;
}

export function decisionsOn<Row extends object>({ decisions }: Queue<Row>, row: Row): Decision<Row>[] {
  return decisions.filter(({ isOffered }) => isOffered?.(row) ?? true);
}
