export type { DeskEvent } from './domain/desk.events.js';
export type { ReasonTemplatesEvent } from './domain/reason-templates.events.js';
export type { ContactListGenerated } from './domain/staff-work.events.js';
