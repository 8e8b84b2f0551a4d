import type { Answer } from '../api/types';
import { usePublicAnswer } from '../api/use-public-answer';

export type PrivacyDetails = Answer<'/api/reference-data'>['privacy'];

/** Who answers for personal data here, and how long what is kept; undefined until the server has said it. */
export const usePrivacyDetails = (): PrivacyDetails | undefined => usePublicAnswer('/api/reference-data')?.privacy;
