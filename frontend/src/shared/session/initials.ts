import { type Named, namesOf } from '../full-name';

/** The first letter of each name with its combining marks, or its first character if it has no letter. */
export const initialsOf = (person: Named): string => namesOf(person).map(initial).join('').toUpperCase();

const initial = (name: string): string => (/\p{L}\p{M}*/u.exec(name) ?? /./u.exec(name))?.[0] ?? '';
