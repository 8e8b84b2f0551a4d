export interface Named {
  firstName: string;
  lastName: string;
}

/** Leaves out a name that is only a dash: people with one name enter a dash for the other. */
export const namesOf = ({ firstName, lastName }: Named): string[] =>
  [firstName, lastName].filter((name) => !/^[\p{Pd}\s]*$/u.test(name));

export const fullNameOf = (person: Named): string => namesOf(person).join(' ');

export const shortNameOf = (person: Named): string => namesOf(person)[0] ?? '';
