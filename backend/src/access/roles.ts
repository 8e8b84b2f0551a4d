export const staffRoles = ['admin', 'reviewer', 'auditor', 'operator', 'finance'] as const;
export type StaffRole = (typeof staffRoles)[number];

export type MembershipType = 'Creator' | 'Business' | 'AFRO WALLET';
