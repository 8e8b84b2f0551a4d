import { Input } from 'antd';
import { useEffect, useState } from 'react';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { parseStatus } from '../member-search';

/** Long enough for the next letter, so that not every one of them is a question to the server. */
const TYPING_DELAY_MS = 300;

/** It shows what is being typed, which is searched for as soon as the typing rests, and stands in the address. */
export function MemberSearchField({ search }: { search: ListSearch }) {
  const q = search.filter('q') ?? '';
  const [{ of, text }, type] = useState({ of: q, text: q });
  if (of !== q) type({ of: q, text: text.trim() === q ? text : q });
  const look = (typed: string) => {
    if (typed.trim() !== q) search.change({ q: typed.trim() });
  };
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => search.change({ q: text.trim() }), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search, text, q]);
  return (
    <Input.Search
      allowClear
      aria-label="Search users"
      placeholder={
        parseStatus(search) === 'banned' ? 'Name, e-mail, phone, reference' : 'Search by name, e-mail or phone'
      }
      value={text}
      onChange={({ target }) => type({ of, text: target.value })}
      onBlur={() => look(text)}
      onSearch={look}
    />
  );
}
