import type { ReactNode } from 'react';

interface Props {
  firstName: string;
  lastName: string;
  children?: ReactNode;
}

export const Person = ({ firstName, lastName, children }: Props) => (
  <div className="person">
    <strong>
      <bdi>{nameOf({ firstName, lastName })}</bdi>
    </strong>
    {children}
  </div>
);

/** Members who were erased have no name any more. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || 'Erased member';

export const firstNameOf = (person: { firstName: string; lastName: string }): string =>
  person.firstName || nameOf(person);
