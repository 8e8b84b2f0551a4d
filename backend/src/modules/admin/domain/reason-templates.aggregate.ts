import { defineAggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import { reasonTemplatesDecider } from './reason-templates.decider.js';
import { reasonTemplatesEvents, type TemplateQueue } from './reason-templates.events.js';

/** Prepared reasons of staff, one stream for each queue. */
export const reasonTemplates = defineAggregate('reason-templates', reasonTemplatesEvents, reasonTemplatesDecider);

export const TEAM = '00000000-0000-8000-8000-000000000001';

/** The subject is the team, not a member. */
export const reasonTemplatesOf = (queue: TemplateQueue) => derivedStream(TEAM, `reason-templates/${queue}`);
