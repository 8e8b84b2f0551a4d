import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListSearch } from './use-list-search';

/** Long enough for the next letter, so that not every one of them is a question to the server. */
const TYPING_DELAY_MS = 300;

interface Props {
  search: ListSearch;
  label: string;
  placeholder: string;
}

interface Field {
  of: string;
  text: string;
  asked: string[];
}

/** It shows what is being typed, which is searched for as soon as the typing rests, and stands in the address. */
export function SearchField({ search, label, placeholder }: Props) {
  const q = search.filter('q') ?? '';
  /** `asked` is what the address does not show yet: when it does, what was typed meanwhile stays. */
  const [{ of, text, asked }, setField] = useState<Field>({ of: q, text: q, asked: [] });
  if (of !== q) {
    const place = asked.lastIndexOf(q);
    setField(place < 0 ? { of: q, text: q, asked: [] } : { of: q, text, asked: asked.slice(place + 1) });
  }
  const look = (typed: string) => {
    if (typed.trim() === q) return;
    setField((now) => ({ ...now, asked: [...now.asked, typed.trim()] }));
    search.change({ q: typed.trim() });
  };
  const onRest = useEffectEvent(() => look(text));
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => onRest(), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, q]);
  return (
    <Input.Search
      allowClear
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={({ target }) => setField((now) => ({ ...now, text: target.value }))}
      onBlur={() => look(text)}
      onSearch={look}
    />
  );
}
