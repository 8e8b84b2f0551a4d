import type { ReactNode } from 'react';
import { when } from '../format';
import { StatusBadge } from './status-badge';
import { useKeptFocus } from './use-kept-focus';

interface Props {
  title: string;
  status: string;
  createdAt: string;
  decidedAt?: string | null;
  reason: string | null;
  facts?: Record<string, string | null>;
  children?: ReactNode;
}

export function RequestCard({ title, status, createdAt, decidedAt, reason, facts = {}, children }: Props) {
  const known = Object.entries({ ...facts, Reason: reason }).filter(([, value]) => value);
  return (
    <article className="request" {...useKeptFocus()}>
      <div className="request__head">
        <h3>{title}</h3>
        <StatusBadge status={status} />
      </div>
      <p className="soft">
        Sent {when(createdAt)}
        {decidedAt && `, ${isTakenBack(status) ? 'withdrawn' : 'answered'} ${when(decidedAt)}`}
        {status === 'pending' && '. It is our turn: the answer appears here, and among your notifications.'}
      </p>
      {known.length > 0 && (
        <dl className="request__facts">
          {known.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
      )}
      {children}
    </article>
  );
}

const isTakenBack = (status: string): boolean => status.toLowerCase().startsWith('withdrawn');

const Fact = ({ name, value }: { name: string; value: string | null }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
