/** What staff may be granted, in the log. Every account is a member besides. */
export const staffRoles = ['admin', 'reviewer', 'auditor', 'operator', 'finance'] as const;
export type StaffRole = (typeof staffRoles)[number];

export type MembershipType = 'Creator' | 'Business' | 'AFRO WALLET';
