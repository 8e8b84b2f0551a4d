import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

/** Filters and order of a list. It never has the search text, which often names a person. */
export interface SavedView {
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly isShared?: boolean;
}

export const deskEvents = {
  ViewSaved: defineEvent<SavedView>(),
  ViewRemoved: defineEvent<Pick<SavedView, 'name'>>(),
};

export type DeskEvent = EventIn<typeof deskEvents>;
export type ViewSaved = EventOf<DeskEvent, 'ViewSaved'>;
