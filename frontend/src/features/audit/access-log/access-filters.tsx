import { Input, Select } from 'antd';
import type { ListSearch } from '../../../shared/console/use-list-search';
import type { AccessEntry, AccessFilter } from '../api/access-log.query';
import { Moment } from '../history/history-filters';
import { MemberPicker } from '../history/member-picker';

export const kindTexts: Record<AccessEntry['kind'], string> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Failed to sign in',
  'second-factor-failed': 'Gave a wrong code',
  refused: 'Was refused',
  read: 'Read',
  exported: 'Took out',
};

export const accessFilters = ['actor', 'subject', 'sessionId', 'kind', 'from', 'to'] as const;

/** The address of the page as a query for the server. */
export const parseAccessFilter = (search: ListSearch): AccessFilter =>
  Object.fromEntries(accessFilters.flatMap((name) => (search.filter(name) ? [[name, search.filter(name)]] : [])));

export function AccessFilters({ search }: { search: ListSearch }) {
  const change = (name: (typeof accessFilters)[number]) => (value?: string) => search.change({ [name]: value });
  return (
    <div className="history-filters" role="search">
      <Select
        allowClear
        aria-label="What was done"
        placeholder="What was done"
        value={search.filter('kind')}
        options={Object.entries(kindTexts).map(([value, label]) => ({ value, label }))}
        onChange={change('kind')}
      />
      <MemberPicker label="Who looked" value={search.filter('actor')} onChange={change('actor')} />
      <MemberPicker label="Whose data" value={search.filter('subject')} onChange={change('subject')} />
      <Moment label="From" edge="begin" value={search.filter('from')} onChange={change('from')} />
      <Moment label="Until" edge="end" value={search.filter('to')} onChange={change('to')} />
      <Input
        allowClear
        aria-label="Session"
        placeholder="Session"
        value={search.filter('sessionId') ?? ''}
        onChange={({ target }) => change('sessionId')(target.value.trim())}
      />
    </div>
  );
}
