import type { Command } from '../../../platform/event-sourcing/index.js';
import type { ReasonTemplatesSet } from './reason-templates.events.js';

export type SetReasonTemplates = Command<'SetReasonTemplates', ReasonTemplatesSet['data']>;
