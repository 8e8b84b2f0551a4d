import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select, Tag } from 'antd';
import { useState } from 'react';
import { inWords } from '../../../shared/console/in-words';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { serverNow } from '../../../shared/server-clock';
import { type EventTypeEntry, eventTypesQuery } from '../api/event-types.query';
import { type Edge, fromLocal, presetsAt, toLocal } from './filter';
import { MemberPicker } from './member-picker';

export function HistoryFilters({ search }: { search: ListSearch }) {
  return (
    <>
      <div className="history-filters" role="search">
        <TypesFilter search={search} />
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
        <WhenFilter search={search} />
      </div>
      <Chosen search={search} name="position" text="One event" />
      <Chosen search={search} name="correlationId" text="One request" />
      <Chosen search={search} name="stream" text="One stream" />
    </>
  );
}

export function TypesFilter({ search }: { search: ListSearch }) {
  const { data: types } = useQuery(eventTypesQuery);
  return (
    <Select
      allowClear
      mode="multiple"
      maxTagCount={1}
      showSearch={{ optionFilterProp: 'label' }}
      aria-label="Type of event"
      placeholder="Type of event"
      value={search.filter('type')?.split(',') ?? []}
      options={groupTypes(types?.items ?? [])}
      onChange={(chosen: string[]) => search.change({ type: chosenTypes(chosen).join(',') || undefined })}
    />
  );
}

export const WhenFilter = ({ search }: { search: ListSearch }) => (
  <>
    <Moment label="From" edge="begin" value={search.filter('from')} onChange={(from) => search.change({ from })} />
    <Moment label="Until" edge="end" value={search.filter('to')} onChange={(to) => search.change({ to })} />
    <Spans search={search} />
  </>
);

/** The event types grouped by stream, with an option for all types of a stream. */
function groupTypes(items: readonly EventTypeEntry[]) {
  return [...new Set(items.map(({ stream }) => stream))].sort().map((stream) => {
    const own = items.filter((item) => item.stream === stream);
    const title = inWords(stream.replaceAll('-', ' '));
    const each = own.map(({ type }) => ({ value: type, label: inWords(type) }));
    const all = { value: own.map(({ type }) => type).join(','), label: `${title}: all` };
    return { label: title, options: own.length > 1 ? [all, ...each] : each };
  });
}

const chosenTypes = (chosen: readonly string[]): string[] => [...new Set(chosen.flatMap((types) => types.split(',')))];

function Spans({ search }: { search: ListSearch }) {
  return (
    <div className="row history-spans">
      {Object.entries(presetsAt(new Date(serverNow()))).map(([name, span]) => (
        <Button key={name} size="small" onClick={() => search.change({ ...span })}>
          {name}
        </Button>
      ))}
      <span className="soft">Times are those of {Intl.DateTimeFormat().resolvedOptions().timeZone}.</span>
    </div>
  );
}

interface MomentProps {
  label: string;
  edge: Edge;
  value: string | undefined;
  onChange: (at: string | undefined) => void;
}

/**
 * Applies each keystroke at once. While it has the focus, it shows the typed text: a value that comes back changed
 * would reset the part of the date that is being typed.
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

/** A filter that was set by a link in a row, and can be removed here. */
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
