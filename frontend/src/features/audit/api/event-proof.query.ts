import { readFrom } from '../../../shared/api/requests';
import type { EventRef } from './reveal-event.mutation';

/** A proof that one event is in the log, which others can check without us. */
export const readEventProof = (path: EventRef) => readFrom('/api/audit/events/{stream}/{version}/proof', { path })();
