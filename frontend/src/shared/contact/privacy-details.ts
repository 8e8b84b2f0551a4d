import type { Answer } from '../api/types';
import { usePublicAnswer } from '../api/use-public-answer';

export type PrivacyDetails = Answer<'/api/reference-data'>['privacy'];

/** The data controller and the retention periods; undefined until the server answers. */
export const usePrivacyDetails = (): PrivacyDetails | undefined => usePublicAnswer('/api/reference-data')?.privacy;
