import type { CommandKey } from '../../api/requests';
import type { ToastCode } from '../../messages';
import type { Decision } from './queue';

interface Options<Row> {
  send: (row: Row, decision: { status: 'approved' | 'rejected'; reason?: string }, key: CommandKey) => Promise<unknown>;
  done: ToastCode;
  rejection: (row: Row) => string;
}

export function approveOrReject<Row>({ send, done, rejection }: Options<Row>): [Decision<Row>, Decision<Row>] {
  const approve: Decision<Row> = {
    name: 'Approve',
    bulk: 'approve',
    tone: 'approve',
    send: (row, _, key) => send(row, { status: 'approved' }, key),
    done: () => ({ code: done, values: { status: 'approved' } }),
    failed: 'STATUS_NOT_UPDATED',
  };
  const reject: Decision<Row> = {
    name: 'Reject',
    bulk: 'reject',
    tone: 'reject',
    asks: (row) => ({ title: rejection(row), reason: 'Reason (optional, the business sees it)' }),
    send: (row, { reason }, key) => send(row, { status: 'rejected', reason: reason.trim() || undefined }, key),
    done: () => ({ code: done, values: { status: 'rejected' } }),
    failed: 'STATUS_NOT_UPDATED',
  };
  return [approve, reject];
}
