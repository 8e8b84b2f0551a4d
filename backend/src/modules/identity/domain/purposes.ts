export const purposes = ['profile', 'contact', 'kyc'] as const;
export type Purpose = (typeof purposes)[number];

/** The purposes without which a member counts as erased. `kyc` may be erased alone. */
export const essentialPurposes: readonly string[] = ['profile', 'contact'] satisfies Purpose[];

/** Hoisted on purpose: in an import cycle a module may call it before this file has run. */
export function erasesMember(purpose: string): boolean {
  return essentialPurposes.includes(purpose);
}

/** The actor of events that erase inactive members. */
export const RETENTION = '01900000-0000-7000-8000-000000e7a5ed';
