import { namesOf } from '../full-name';
/** The first letter of each name, with the marks on it; where a name has no letter, its first sign. */
export const initialsOf = (person: { firstName: string; lastName: string }): string =>
  namesOf(person).map(initial).join('').toUpperCase();

const initial = (name: string): string => (/\p{L}\p{M}*/u.exec(name) ?? /./u.exec(name))?.[0] ?? '';
