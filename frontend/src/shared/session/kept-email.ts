import { forgetDraft, writeDraft } from './drafts';

export const KEPT_EMAIL = 'email';

/** Keeps the address for the next sign-in, after a session expired or a new password was requested. */
export const keepEmail = (email: string): void => writeDraft('visitor', KEPT_EMAIL, { email });

export const forgetEmail = (): void => forgetDraft('visitor', KEPT_EMAIL);
