import type { ReactNode } from 'react';
import { fullNameOf, shortNameOf } from '../full-name';
import { MemberLink } from './member-link';

interface Props {
  firstName: string;
  lastName: string;
  userId?: string;
  children?: ReactNode;
}

export const Person = ({ firstName, lastName, userId, children }: Props) => {
  const name = nameOf({ firstName, lastName });
  return (
    <div className="person">
      <strong>{userId ? <MemberLink id={userId} name={name} /> : <bdi>{name}</bdi>}</strong>
      {children}
    </div>
  );
};

export const nameOf = (person: { firstName: string; lastName: string }): string =>
  fullNameOf(person) || 'Erased member';

export const firstNameOf = (person: { firstName: string; lastName: string }): string =>
  shortNameOf(person) || nameOf(person);
