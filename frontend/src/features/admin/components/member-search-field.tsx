import { Input } from 'antd';
import { useState } from 'react';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { parseStatus } from '../member-search';

/** It shows what is searched for, or what is being typed: that is taken along as soon as one turns to anything else. */
export function MemberSearchField({ search }: { search: ListSearch }) {
  const q = search.filter('q') ?? '';
  const [{ of, text }, type] = useState({ of: q, text: q });
  if (of !== q) type({ of: q, text: q });
  const look = (typed: string) => {
    if (typed.trim() !== q) search.change({ q: typed.trim() });
  };
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
