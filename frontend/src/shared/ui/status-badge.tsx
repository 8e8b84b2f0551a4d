import type { ComponentProps } from 'react';
import { Badge } from './badge';
import { ClockIcon, RetryIcon } from './feature-icons';
import { AlertIcon, CheckIcon, InfoIcon } from './icons';

const looks: Record<string, ComponentProps<typeof Badge>> = {
  pending: { kind: 'waiting', Icon: ClockIcon, text: 'Pending' },
  processing: { kind: 'busy', Icon: RetryIcon, text: 'Processing' },
  asked: { kind: 'waiting', Icon: InfoIcon, text: 'Asked for more' },
  completed: { kind: 'good', Icon: CheckIcon, text: 'Completed' },
  approved: { kind: 'good', Icon: CheckIcon, text: 'Approved' },
  confirmed: { kind: 'good', Icon: CheckIcon, text: 'Confirmed' },
  rejected: { kind: 'bad', Icon: AlertIcon, text: 'Rejected' },
  declined: { kind: 'bad', Icon: AlertIcon, text: 'Declined' },
  failed: { kind: 'bad', Icon: AlertIcon, text: 'Not approved' },
  withdrawn: { kind: 'plain', Icon: InfoIcon, text: 'Withdrawn' },
  erased: { kind: 'plain', Icon: InfoIcon, text: 'Erased' },
};

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge {...(looks[status] ?? { kind: 'plain', Icon: InfoIcon, text: status })} />
);
