import { forgetDraft, writeDraft } from './drafts';

const NAME = 'email';

/** Whose session ended by itself, or who asked for a new password. The next sign-in or sign-out forgets it. */
export const keepEmail = (email: string): void => writeDraft('visitor', NAME, { email });

export const forgetEmail = (): void => forgetDraft('visitor', NAME);
