import { KEPT_EMAIL } from './kept-email';
import { useDraft } from './use-draft';

const NOBODY = { email: '' };

export const useKeptEmail = (): string => useDraft('visitor', KEPT_EMAIL, NOBODY).values.email;
