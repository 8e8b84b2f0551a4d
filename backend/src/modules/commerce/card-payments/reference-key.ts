import { comparisonKey } from '../../../platform/text/look-alikes.js';
import { programFeeOf } from '../domain/program-fee.aggregate.js';

/** A reference as it is compared: people and phones copy it with other signs than the bank wrote. */
export const referenceKey = (reference: string): string => comparisonKey(reference) || reference;

/** How references were compared when the first claims were made; their streams are still named by it. */
const firstReferenceKey = (reference: string): string => reference.replaceAll(/\s+/g, '').toLowerCase();

export const keysOf = (reference: string): string[] => [
  ...new Set([referenceKey(reference), firstReferenceKey(reference)]),
];

/** The claim that a member makes of a reference now, and the one that was made of it once. */
export const claimIdsOf = (memberId: string, reference: string): string[] =>
  keysOf(reference).map((key) => programFeeOf(memberId, key).streamId);
