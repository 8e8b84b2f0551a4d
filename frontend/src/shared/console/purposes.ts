import type { Answer } from '../api/types';

export type ErasedPurpose = Answer<'/api/audit/erasures'>['items'][number]['erased'][number];
export type Purpose = ErasedPurpose['purpose'];

const purposes: readonly { purpose: Purpose; text: string }[] = [
  { purpose: 'contact', text: 'E-mail address and phone number' },
  { purpose: 'profile', text: 'Names, and everything that was written' },
  { purpose: 'kyc', text: 'The verification of a business' },
];

export const textOf = (purpose: Purpose): string =>
  purposes.find((known) => known.purpose === purpose)?.text ?? purpose;

export const left = (erased: readonly ErasedPurpose[]): readonly Purpose[] =>
  purposes.map(({ purpose }) => purpose).filter((purpose) => !erased.some((one) => one.purpose === purpose));

export function consequenceOf(chosen: readonly Purpose[], erased: readonly ErasedPurpose[]): string {
  if (chosen.length === 0 || erased.some(({ purpose }) => purpose !== 'kyc')) return '';
  return chosen.every((purpose) => purpose === 'kyc')
    ? 'They sign in as before; a business that is not verified by now cannot be verified any more.'
    : 'They are signed out at once and cannot sign in again.';
}

export interface Round {
  texts: string[];
  erasedAt: string;
  finishedAt: string | null;
  removed: ErasedPurpose['removed'];
}

/** Groups erased purposes by round. One round removes data of all its purposes together, so it is counted once. */
export function roundsOf(erased: readonly ErasedPurpose[]): Round[] {
  const rounds = new Map<string, Round>();
  for (const { purpose, erasedAt, finishedAt, removed } of erased) {
    const name = finishedAt ?? `open ${erasedAt}`;
    const round = rounds.get(name) ?? { texts: [], erasedAt, finishedAt, removed };
    round.texts.push(textOf(purpose));
    rounds.set(name, round);
  }
  return [...rounds.values()];
}
