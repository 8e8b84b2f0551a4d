interface Named {
  firstName: string;
  lastName: string;
}

/** Whoever has one name entered a dash for the other, which nobody is called by. */
export const namesOf = ({ firstName, lastName }: Named): string[] =>
  [firstName, lastName].filter((name) => !/^[\p{Pd}\s]*$/u.test(name));

export const fullNameOf = (person: Named): string => namesOf(person).join(' ');

export const shortNameOf = (person: Named): string => namesOf(person)[0] ?? '';
