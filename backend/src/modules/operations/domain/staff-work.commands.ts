import type { Command } from '../../../platform/event-sourcing/index.js';
import type { QueueHandled } from './staff-work.events.js';

export type HandleQueue = Command<'HandleQueue', QueueHandled['data']>;
