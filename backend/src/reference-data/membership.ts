export const genders = ['Male', 'Female'] as const;

export const membershipTypes = ['Creator', 'Business', 'AFRO WALLET'] as const;

/** Membership types that visitors may register as. Staff open wallet accounts. */
export const registrationMembershipTypes = ['Creator', 'Business'] as const;

/** Accepted names of membership types that are stored under another name. */
export const membershipTypeAliases = { Intern: 'Creator' } as const;

export type Gender = (typeof genders)[number];
