import { useQuery } from '@tanstack/react-query';
import { Input, Select, Tag } from 'antd';
import { useState } from 'react';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { sameChoices } from '../../../shared/ui/form/choices';
import { eventTypesQuery } from '../api/event-types.query';
import { type Edge, fromLocal, toLocal } from './filter';
import { MemberPicker } from './member-picker';

export function HistoryFilters({ search }: { search: ListSearch }) {
  const { data: types } = useQuery(eventTypesQuery);
  return (
    <>
      <div className="history-filters" role="search">
        <Select
          allowClear
          showSearch
          aria-label="Type of event"
          placeholder="Type of event"
          value={search.filter('type')}
          options={sameChoices((types?.items ?? []).map(({ type }) => type))}
          onChange={(type?: string) => search.change({ type })}
        />
        <MemberPicker
          label="Whose data"
          value={search.filter('subject')}
          onChange={(subject) => search.change({ subject })}
        />
        <MemberPicker
          label="Who did it"
          value={search.filter('actor')}
          onChange={(actor) => search.change({ actor })}
        />
        <Moment label="From" edge="begin" value={search.filter('from')} onChange={(from) => search.change({ from })} />
        <Moment label="Until" edge="end" value={search.filter('to')} onChange={(to) => search.change({ to })} />
      </div>
      <Chosen search={search} name="correlationId" text="One request" />
      <Chosen search={search} name="stream" text="One stream" />
    </>
  );
}

interface MomentProps {
  label: string;
  edge: Edge;
  value: string | undefined;
  onChange: (at: string | undefined) => void;
}

/**
 * Takes effect with each digit. While it is typed in, it shows what was typed: a moment that comes back in other words,
 * or not at all, would begin the part anew that somebody is in the middle of.
 */
export function Moment({ label, edge, value, onChange }: MomentProps) {
  const [typed, type] = useState<string>();
  return (
    <Input
      type="datetime-local"
      step={1}
      max="9999-12-31T23:59:59"
      aria-label={label}
      prefix={label}
      value={typed ?? toLocal(value)}
      onChange={({ target }) => {
        type(target.value);
        onChange(fromLocal(target.value, edge));
      }}
      onBlur={() => type(undefined)}
    />
  );
}

/** A filter that comes from a link on a row, and is taken away here. */
function Chosen({ search, name, text }: { search: ListSearch; name: string; text: string }) {
  const value = search.filter(name);
  if (!value) return null;
  return (
    <div>
      <Tag closable onClose={() => search.change({ [name]: undefined })}>
        {text}: {value}
      </Tag>
    </div>
  );
}
