import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { asProblem } from '../../../shared/api/problem';
import { MAX_SEARCH_LENGTH } from '../../../shared/console/use-list-search';
import { adviceOn } from '../../../shared/messages/failure-texts';
import { type KnownMember, memberLookupQuery } from '../api/known-members.query';

interface Props {
  label: string;
  value: string | undefined;
  onChange: (memberId: string | undefined) => void;
}

/** Finds a member or staff by part of the name or by id. */
export function MemberPicker({ label, value, onChange }: Props) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, error, isPlaceholderData } = useQuery(memberLookupQuery(q));
  const chosen = useQuery(memberLookupQuery(value ?? ''));
  const members = [...(chosen.data?.items ?? []), ...(data?.items ?? [])];
  const found = new Map(members.map((member) => [member.id, { value: member.id, label: labelOf(member, members) }]));
  const asId = isId(q) && !found.has(q.toLowerCase()) ? [{ value: q.toLowerCase(), label: q }] : [];
  return (
    <Select
      allowClear
      showSearch={{ filterOption: false, onSearch: (typed) => setText(typed.slice(0, MAX_SEARCH_LENGTH)) }}
      aria-label={label}
      placeholder={label}
      value={value}
      options={[...asId, ...found.values()]}
      notFoundContent={
        q.length < 2 ? 'Type a part of the name, or an id.' : outcomeOf(isPlaceholderData ? undefined : data, error)
      }
      onChange={(chosen?: string) => onChange(chosen)}
    />
  );
}

/** Erased members and namesakes are told apart by the end of their id. */
function labelOf({ id, name, membershipType }: KnownMember, members: readonly KnownMember[]): string {
  const label = name === null ? 'Erased member' : [name, membershipType].filter(Boolean).join(', ');
  const hasNamesake = members.some((other) => other.id !== id && other.name === name);
  return name === null || hasNamesake ? `${label}, ${id.slice(-8)}` : label;
}

/** Why the list is empty. */
function outcomeOf(found: object | undefined, error: Error | null): string {
  if (error) return adviceOn(asProblem(error));
  return found ? 'Nobody found.' : 'Looking…';
}

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
