export const genders = ['Male', 'Female'] as const;

export const membershipTypes = ['Creator', 'Business', 'AFRO WALLET'] as const;

/** What a visitor may register as; wallet accounts are opened by staff. */
export const registrationMembershipTypes = ['Creator', 'Business'] as const;

/** Names accepted as input for a membership type that is stored under another name. */
export const membershipTypeAliases = { Intern: 'Creator' } as const;

export type Gender = (typeof genders)[number];
