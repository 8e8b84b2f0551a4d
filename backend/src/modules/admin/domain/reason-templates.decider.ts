import type { Decider } from '../../../platform/event-sourcing/index.js';
import type { SetReasonTemplates } from './reason-templates.commands.js';
import type { ReasonTemplatesEvent } from './reason-templates.events.js';

export interface ReasonTemplates {
  /** null until staff write their own. */
  readonly texts: readonly string[] | null;
}

/** Replaces the whole list. It is short, and the last writer has seen it. */
export const reasonTemplatesDecider: Decider<ReasonTemplates, SetReasonTemplates, ReasonTemplatesEvent> = {
  initial: { texts: null },
  decide: ({ data }, { texts }) => {
    const isSame = data.texts.length === texts?.length && data.texts.every((text, i) => text === texts[i]);
    return isSame ? [] : [{ type: 'ReasonTemplatesSet', data }];
  },
  evolve: (_, { data: { texts } }) => ({ texts }),
};
