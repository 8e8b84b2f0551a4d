import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ListSearch, MAX_SEARCH_LENGTH } from './use-list-search';

/** A debounce, so that not every letter is a request. */
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

export function SearchField({ search, label, placeholder }: Props) {
  const q = search.filter('q') ?? '';
  /** `asked` holds texts on their way to the address. When one arrives there, newer typing is kept. */
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
      maxLength={MAX_SEARCH_LENGTH}
      value={text}
      onChange={({ target }) => setField((now) => ({ ...now, text: target.value }))}
      onBlur={() => look(text)}
      onSearch={look}
    />
  );
}
