export type { AccessLogSealed } from './domain/access-log.events.js';
