import { createContext, useContext } from 'react';
import type { Answer } from '../api/types';

export type Member = Answer<'/api/me'>;
export type Access = Answer<'/api/me/access'>['routes'];

export interface SignedIn {
  member: Member;
  access: Access;
}

export const SignedInContext = createContext<SignedIn | undefined>(undefined);

export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error('This belongs inside the signed-in shell.');
  return signedIn;
}

export const mayOpen = (access: Access, page: string): boolean =>
  access.some(({ path, outcome }) => path === page && outcome === 'allowed');

export const useMember = (): Member => useSignedIn().member;

/** Whose drafts are written here: the member's, or a visitor's outside the signed-in shell. */
export const useDraftOwner = (): string => useContext(SignedInContext)?.member.id ?? 'visitor';
