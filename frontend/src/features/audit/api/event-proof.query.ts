import { readFrom } from '../../../shared/api/requests';
import type { EventRef } from './reveal-event.mutation';

/** That one event is in the log, in a form that others can check without us. */
export const readEventProof = (path: EventRef) => readFrom('/api/audit/events/{stream}/{version}/proof', { path })();
