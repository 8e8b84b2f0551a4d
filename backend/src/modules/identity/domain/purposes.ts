export const purposes = ['profile', 'contact', 'kyc'] as const;
export type Purpose = (typeof purposes)[number];

/** Without one of these, a member is nobody any more; what is held for `kyc` may go by itself. */
export const essentialPurposes: readonly string[] = ['profile', 'contact'] satisfies Purpose[];

/** A declaration: modules that import each other's `public.ts` may need it before this file has run. */
export function erasesMember(purpose: string): boolean {
  return essentialPurposes.includes(purpose);
}

/** Who erases members that have not come for long, in the log. */
export const RETENTION = '01900000-0000-7000-8000-000000e7a5ed';
