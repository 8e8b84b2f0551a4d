import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { ListTable } from '../../../shared/console/list-table';
import { useListSearch } from '../../../shared/console/use-list-search';
import { label } from '../../../shared/messages';
import { membersQuery } from '../api/members';
import { memberColumns } from '../components/member-columns';
import { MemberDialog, type OpenDialog } from '../components/member-dialog';
import { MemberFilters } from '../components/member-filters';
import { queryOf, sortOf, statusOf } from '../member-search';

export default function ProfilesPage() {
  const search = useListSearch();
  const status = statusOf(search);
  const list = useQuery(membersQuery(queryOf(search)));
  const [dialog, setDialog] = useState<OpenDialog>();
  const { approved, banned } = list.data?.counts ?? {};

  return (
    <section className="stack" aria-label="Users">
      <div>
        <Segmented
          aria-label="Which users"
          value={status}
          onChange={(chosen) => search.change({ status: chosen === 'banned' ? chosen : undefined })}
          options={[
            { value: 'approved', label: withCount('Approved', approved) },
            { value: 'banned', label: withCount('Banned', banned) },
          ]}
        />
      </div>
      <MemberFilters search={search} />
      <ListTable
        list={list}
        search={search}
        columns={memberColumns(search.filter('sort'), (action, member) => setDialog({ action, member }))}
        rowKey="userId"
        what="the users"
        failure="APPLICATIONS_NOT_FETCHED"
        empty={label(status === 'banned' ? 'NO_BANNED_USERS' : 'NO_APPROVED_APPLICATIONS')}
        width={980}
        onChange={(_pages, _filters, sorter, { action }) => {
          if (action === 'sort') search.change({ sort: sortOf(sorter) });
        }}
      />
      {dialog && <MemberDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </section>
  );
}

function withCount(text: string, count: number | undefined): string {
  return count === undefined ? text : `${text} (${count.toLocaleString('en-GB')})`;
}
