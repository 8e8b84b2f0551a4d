import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** Filters and order of a list. It never has the search text, which often names a person. */
export interface SavedView {
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly isShared?: boolean;
}

export type ViewSaved = Event<'ViewSaved', SavedView>;
type ViewRemoved = Event<'ViewRemoved', Pick<SavedView, 'name'>>;

export type DeskEvent = ViewSaved | ViewRemoved;

export const deskEvents: EventTypes<DeskEvent> = { ViewSaved: { version: 1 }, ViewRemoved: { version: 1 } };
