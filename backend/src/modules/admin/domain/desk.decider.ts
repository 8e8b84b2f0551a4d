import { type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { DeskCommand, RemoveView, SaveView } from './desk.commands.js';
import type { DeskEvent } from './desk.events.js';
import { deskRefusals } from './desk.refusals.js';

const MAX_VIEWS = 20;

export interface Desk {
  readonly views: readonly string[];
}

export const deskDecider: Decider<Desk, DeskCommand, DeskEvent> = {
  initial: { views: [] },
  decide: (command, desk) => {
    switch (command.type) {
      case 'SaveView':
        return save(command, desk);
      case 'RemoveView':
        return remove(command, desk);
    }
  },
  evolve: ({ views }, { type, data: { name } }) => {
    const others = views.filter((view) => view !== name);
    return { views: type === 'ViewSaved' ? [...others, name] : others };
  },
};

/** A view of the same name is written over. */
function save({ data }: SaveView, { views }: Desk): DeskEvent[] {
  if (!views.includes(data.name) && views.length >= MAX_VIEWS) throw new DomainError(deskRefusals.TOO_MANY_VIEWS);
  return [{ type: 'ViewSaved', data }];
}

function remove({ data }: RemoveView, { views }: Desk): DeskEvent[] {
  return views.includes(data.name) ? [{ type: 'ViewRemoved', data }] : [];
}
