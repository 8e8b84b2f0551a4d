import type { Command } from '../../../platform/event-sourcing/index.js';
import type { ContactListGenerated, DecidedTogether } from './staff-work.events.js';

type RecordContactList = Command<'RecordContactList', ContactListGenerated['data']>;
type DecideTogether = Command<'DecideTogether', DecidedTogether['data']>;

export type StaffWorkCommand = RecordContactList | DecideTogether;
