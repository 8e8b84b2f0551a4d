import { useQuery } from '@tanstack/react-query';
import type { Member } from '../../shared/session/member';
import { isStaff } from '../../shared/session/session-user';
import { accessQuery } from './api/access.query';

/** What is asked of the member about the address; nothing once it is verified. */
export const useEmailVerification = () => useQuery(accessQuery).data?.emailVerification ?? 'off';

/** A mistyped address, until it is verified; another one changes on request. */
export const canCorrectEmail = (member: Member): boolean => !member.emailVerifiedAt && !isStaff(member);
