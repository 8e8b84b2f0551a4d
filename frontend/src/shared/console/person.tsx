import type { ReactNode } from 'react';

interface Props {
  firstName: string;
  lastName: string;
  children?: ReactNode;
}

/** Whose row it is, with a word more where there is room for one column only. */
export function Person({ firstName, lastName, children }: Props) {
  return (
    <div className="person">
      <strong>
        <bdi>{nameOf({ firstName, lastName })}</bdi>
      </strong>
      {children}
    </div>
  );
}

/** Members who were erased have no name any more. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || 'Erased member';
}

/** As one speaks of somebody in short. */
export const firstNameOf = (person: { firstName: string; lastName: string }): string =>
  person.firstName || nameOf(person);
