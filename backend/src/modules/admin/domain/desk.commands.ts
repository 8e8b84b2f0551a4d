import type { Command } from '../../../platform/event-sourcing/index.js';
import type { SavedView } from './desk.events.js';

/** With a former name it renames a view. */
export type SaveView = Command<'SaveView', SavedView & { readonly formerName?: string }>;
export type RemoveView = Command<'RemoveView', Pick<SavedView, 'name'>>;
/** Sent by an admin, for example when the owner of the view has left. */
export type RemoveSharedView = Command<'RemoveSharedView', Pick<SavedView, 'name'>>;

export type DeskCommand = SaveView | RemoveView | RemoveSharedView;
