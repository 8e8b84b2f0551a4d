import { derivedStream, recordingAggregate } from '../../../platform/event-sourcing/index.js';
import type { SealAccessLog } from './access-log.commands.js';
import { type AccessLogSealed, accessLogEvents } from './access-log.events.js';

/** States of the log of access, in the sealed log. */
export const accessLog = recordingAggregate<SealAccessLog, AccessLogSealed>('access-log', accessLogEvents, {
  SealAccessLog: 'AccessLogSealed',
});

const TEAM = '00000000-0000-8000-8000-000000000001';

/** The subject is the team, not a member. */
export const accessLogStream = derivedStream(TEAM, 'access-log');

export const ACCESS_LOG_SEALER = '01900000-0000-7000-8000-00000005ea1e';
