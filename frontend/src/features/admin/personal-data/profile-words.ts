import { countryName } from '../../../shared/format';
import { planName } from '../../../shared/plans';
import { inWords } from '../history/in-words';

const words: Record<string, (code: string) => string> = {
  country: countryName,
  proPlan: (plan) => (plan === 'none' ? '' : planName(plan)),
  profileStatus: inWords,
  kycStatus: inWords,
};

/** A value of a profile as people read it: some are kept as codes. */
export function inProfileWords(field: string, value: unknown): unknown {
  return typeof value === 'string' ? (words[field]?.(value) ?? value) : value;
}
