import { comparisonKey } from '../../../platform/text/look-alikes.js';
import { programFeeOf } from '../domain/program-fee.aggregate.js';

/** Normalises a reference for comparing, as people copy it with other characters than the bank wrote. */
export const referenceKey = (reference: string): string => comparisonKey(reference) || reference;

/** The first version of the key. Streams of old claims are named by it. */
const firstReferenceKey = (reference: string): string => reference.replaceAll(/\s+/g, '').toLowerCase();

export const keysOf = (reference: string): string[] => [
  ...new Set([referenceKey(reference), firstReferenceKey(reference)]),
];

/** The ids of the claim of a reference, by the current key and by the first version. */
export const claimIdsOf = (memberId: string, reference: string): string[] =>
  keysOf(reference).map((key) => programFeeOf(memberId, key).streamId);
