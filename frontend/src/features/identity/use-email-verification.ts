import { useQuery } from '@tanstack/react-query';
import type { Member } from '../../shared/session/member';
import { isStaff } from '../../shared/session/session-user';
import { accessQuery } from './api/access.query';

/** Whether this member is asked to verify the address; 'off' once it is verified. */
export const useEmailVerification = () => useQuery(accessQuery).data?.emailVerification ?? 'off';

/** Members can correct an address until it is verified; afterwards it changes on request. */
export const canCorrectEmail = (member: Member): boolean => !member.emailVerifiedAt && !isStaff(member);
