import type { MemberRegistered, MembershipType } from '../../src/modules/identity/public.js';

/** A registration for tests that only need its membership type. */
export const memberRegistered = (membershipType: MembershipType | null): MemberRegistered => ({
  type: 'MemberRegistered',
  data: {
    membershipType,
    email: 'adunni@example.com',
    firstName: 'Adunni',
    lastName: 'Bello',
    phone: '+2348030000001',
    country: 'nigeria',
    state: 'Oyo',
    gender: 'Female',
    marketingConsent: false,
    privacyNotice: 1,
  },
});
