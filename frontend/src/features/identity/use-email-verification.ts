import { useQuery } from '@tanstack/react-query';
import { accessQuery } from './api/access.query';

/** What is asked of the member about the address; nothing once it is verified. */
export const useEmailVerification = () => useQuery(accessQuery).data?.emailVerification ?? 'off';
