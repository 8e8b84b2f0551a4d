import type { Gender } from '../reference-data/index.js';
import texts from './texts.json' with { type: 'json' };

export interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/** Names depend on the country but not on the state, as people move. */
export function nameFor(country: string, gender: Gender, pick: <T>(from: readonly T[]) => T): Name {
  const names = pick(country === 'nigeria' ? texts.names.nigeria : texts.names['south africa']);
  return { firstName: pick(names[gender]), lastName: pick(names.last) };
}
