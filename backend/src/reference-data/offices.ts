import type { CountryId } from './countries.js';

/** Addresses and contacts of offices are configuration. */
export const offices = [
  { id: 'admin', name: 'Admin Office', city: 'Lagos', country: 'nigeria' },
  { id: 'operations', name: 'Operations Office', city: 'Lagos', country: 'nigeria' },
  { id: 'sandton', name: 'Sandton Office', city: 'Sandton', country: 'south africa' },
] as const;

export type OfficeId = (typeof offices)[number]['id'];

/** Contact details of the demo. They reach nobody. */
export const exampleContactDetails = {
  email: 'hello@sankofa.example',
  phone: '+234 000 000 0000',
  hours: 'Monday to Friday, 9:00 to 17:00 in Lagos',
  answerTime: 'Within one working day',
  supportChat: '+234 000 000 0000',
  supervisorChats: { nigeria: '+234 000 000 0000', 'south africa': '+27 00 000 0000' },
  socialUrl: 'https://social.example/sankofa',
  networkUrl: 'https://network.example/creators',
  addresses: {
    admin: '1 Example Street, Lagos',
    operations: '2 Example Street, Lagos',
    sandton: '3 Example Street, Sandton',
  },
  bankAccounts: [
    { bank: 'Example Bank', name: 'Sankofa Example', number: '0000000000', currencies: ['NGN'] },
    { bank: 'Example Bank Sandton', name: 'Sankofa Example ZA', number: '00000000000', currencies: ['ZAR'] },
  ],
  cardPaymentUrl: 'https://pay.example/sankofa',
  sendsMail: false,
} as const satisfies {
  addresses: Record<OfficeId, string>;
  supervisorChats: Record<CountryId, string>;
  [detail: string]: unknown;
};
