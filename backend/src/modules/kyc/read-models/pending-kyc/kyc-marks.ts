import { erasedDetails, type KycDetails } from '../../domain/verification.events.js';

export const markKinds = ['phone', 'name', 'address'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Marks that two businesses of one owner share: phones, and normalised name and address. */
export function marksOf(details: KycDetails): string[] {
  if (details.legalBusinessName === erasedDetails.legalBusinessName) return [];
  const { contactPhone, whatsappNumber, legalBusinessName, businessAddress } = details;
  const found: readonly (readonly [MarkKind, string])[] = [
    ['phone', contactPhone],
    ['phone', whatsappNumber],
    ['name', plain(legalBusinessName)],
    ['address', plain(businessAddress)],
  ];
  return [...new Set(found.flatMap(([kind, value]) => (value === '' ? [] : [`${kind} ${value}`])))];
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The kinds of marks that both lists have. */
export const sharedKinds = (one: readonly string[], other: readonly string[]): MarkKind[] =>
  markKinds.filter((kind) => one.some((mark) => mark.startsWith(`${kind} `) && other.includes(mark)));
