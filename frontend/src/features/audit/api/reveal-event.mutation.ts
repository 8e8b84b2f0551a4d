import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type EventRef = Omit<Input<'/api/audit/events/{stream}/{version}/reveal'>, 'reason'>;

export const revealEvent = sendTo('/api/audit/events/{stream}/{version}/reveal');
