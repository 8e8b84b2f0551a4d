import { Badge } from '../../../shared/ui/badge';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon, CheckIcon } from '../../../shared/ui/icons';
import type { Consumer } from '../api/consumers.query';

const states = {
  running: { kind: 'good', Icon: CheckIcon, text: 'Running' },
  failing: { kind: 'bad', Icon: AlertIcon, text: 'Failing' },
  paused: { kind: 'waiting', Icon: ClockIcon, text: 'Paused' },
  unowned: { kind: 'waiting', Icon: AlertIcon, text: 'No worker' },
} as const;

export const ConsumerState = ({ consumer }: { consumer: Consumer }) => <Badge {...states[consumer.state]} />;
