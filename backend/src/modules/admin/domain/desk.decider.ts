import { byType, type Decider, DomainError, pick } from '../../../platform/event-sourcing/index.js';
import type { DeskCommand, RemoveSharedView, RemoveView, SaveView } from './desk.commands.js';
import type { DeskEvent, SavedView } from './desk.events.js';
import { deskRefusals } from './desk.refusals.js';

const MAX_VIEWS = 20;

export interface Desk {
  readonly views: readonly Pick<SavedView, 'name' | 'isShared'>[];
}

export const deskDecider: Decider<Desk, DeskCommand, DeskEvent> = {
  initial: { views: [] },
  decide: byType({
    SaveView: save,
    RemoveView: (command, { views }) => remove(command, views),
    RemoveSharedView: (command, { views }) =>
      remove(
        command,
        views.filter(({ isShared }) => isShared),
      ),
  }),
  evolve: ({ views }, { type, data }) => {
    const others = views.filter(({ name }) => name !== data.name);
    return { views: type === 'ViewSaved' ? [...others, pick(data, ['name', 'isShared'])] : others };
  },
};

/** Replaces a view of the same name, and the one of the former name. */
function save({ data: { formerName, ...data } }: SaveView, { views }: Desk): DeskEvent[] {
  const kept = views.filter(({ name }) => name !== data.name && name !== formerName);
  if (kept.length >= MAX_VIEWS) throw new DomainError(deskRefusals.TOO_MANY_VIEWS);
  const renamed = views.filter(({ name }) => name === formerName && name !== data.name);
  const removals = renamed.map(({ name }) => ({ type: 'ViewRemoved', data: { name } }) as const);
  return [...removals, { type: 'ViewSaved', data }];
}

function remove({ data }: RemoveView | RemoveSharedView, views: Desk['views']): DeskEvent[] {
  return views.some(({ name }) => name === data.name) ? [{ type: 'ViewRemoved', data }] : [];
}
