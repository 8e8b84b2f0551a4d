import type { ReactNode } from 'react';
import { fullNameOf, shortNameOf } from '../full-name';

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
export const nameOf = (person: { firstName: string; lastName: string }): string =>
  fullNameOf(person) || 'Erased member';

export const firstNameOf = (person: { firstName: string; lastName: string }): string =>
  shortNameOf(person) || nameOf(person);
