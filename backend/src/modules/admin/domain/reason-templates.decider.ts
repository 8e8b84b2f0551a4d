import type { Decider } from '../../../platform/event-sourcing/index.js';
import type { SetReasonTemplates } from './reason-templates.commands.js';
import type { ReasonTemplatesEvent } from './reason-templates.events.js';

export interface ReasonTemplates {
  readonly texts: readonly string[];
}

/** The list is written whole: it is short, and whoever writes last has seen what the others wrote. */
export const reasonTemplatesDecider: Decider<ReasonTemplates, SetReasonTemplates, ReasonTemplatesEvent> = {
  initial: { texts: [] },
  decide: ({ data }, { texts }) => {
    const isSame = data.texts.length === texts.length && data.texts.every((text, i) => text === texts[i]);
    return isSame ? [] : [{ type: 'ReasonTemplatesSet', data }];
  },
  evolve: (_, { data: { texts } }) => ({ texts }),
};
