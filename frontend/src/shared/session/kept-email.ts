import { forgetDraft, writeDraft } from './drafts';

export const KEPT_EMAIL = 'email';

/** Whose session ended by itself, or who asked for a new password. The next sign-in or sign-out forgets it. */
export const keepEmail = (email: string): void => writeDraft('visitor', KEPT_EMAIL, { email });

export const forgetEmail = (): void => forgetDraft('visitor', KEPT_EMAIL);
