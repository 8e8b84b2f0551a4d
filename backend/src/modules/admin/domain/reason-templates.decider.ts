import type { Decider } from '../../../platform/event-sourcing/index.js';
import type { SetReasonTemplates } from './reason-templates.commands.js';
import type { ReasonTemplatesEvent } from './reason-templates.events.js';

export interface ReasonTemplates {
  /** null until staff write their own. */
  readonly texts: readonly string[] | null;
}

/** The list is written whole: it is short, and whoever writes last has seen what the others wrote. */
export const reasonTemplatesDecider: Decider<ReasonTemplates, SetReasonTemplates, ReasonTemplatesEvent> = {
  initial: { texts: null },
  decide: ({ data }, { texts }) => {
    const isSame = data.texts.length === texts?.length && data.texts.every((text, i) => text === texts[i]);
    return isSame ? [] : [{ type: 'ReasonTemplatesSet', data }];
  },
  evolve: (_, { data: { texts } }) => ({ texts }),
};
