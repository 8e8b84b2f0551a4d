import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** What a list shows: its filters and its order. The search text is no part of it, as it often names a person. */
export interface SavedView {
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Colleagues see it, too. */
  readonly isShared?: boolean;
}

export type ViewSaved = Event<'ViewSaved', SavedView>;
type ViewRemoved = Event<'ViewRemoved', Pick<SavedView, 'name'>>;

export type DeskEvent = ViewSaved | ViewRemoved;

export const deskEvents: EventTypes<DeskEvent> = { ViewSaved: { version: 1 }, ViewRemoved: { version: 1 } };
