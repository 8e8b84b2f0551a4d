/** The first letter of each name, with the marks on it; where a name has no letter, its first sign. */
export const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${initial(firstName)}${initial(lastName)}`.toUpperCase();

const initial = (name: string): string => (/\p{L}\p{M}*/u.exec(name) ?? /./u.exec(name))?.[0] ?? '';
