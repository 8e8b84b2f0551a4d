import { erasedDetails, type KycDetails } from '../../domain/verification.events.js';

export const markKinds = ['phone', 'name', 'address'] as const;
export type MarkKind = (typeof markKinds)[number];

/** By what two businesses of one hand are found: phones, and name and address without case, spaces and signs. */
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

/** The kinds of what both lists name. */
export const sharedKinds = (one: readonly string[], other: readonly string[]): MarkKind[] =>
  markKinds.filter((kind) => one.some((mark) => mark.startsWith(`${kind} `) && other.includes(mark)));
