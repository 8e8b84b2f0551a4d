import type { ReactNode } from 'react';
import { fullNameOf, type Named, shortNameOf } from '../full-name';
import { MemberLink } from './member-link';

export interface NamedMember extends Named {
  userId: string;
}

interface Props extends Named {
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

export const nameOf = (person: Named): string => fullNameOf(person) || 'Erased member';

export const firstNameOf = (person: Named): string => shortNameOf(person) || nameOf(person);
