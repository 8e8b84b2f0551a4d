import type { Command } from '../../../platform/event-sourcing/index.js';
import type { AccessLogSealed } from './access-log.events.js';

export type SealAccessLog = Command<'SealAccessLog', AccessLogSealed['data']>;
