import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { ListTable } from '../../../shared/console/list-table';
import { SavedViews } from '../../../shared/console/saved-views';
import { type ListSearch, useListSearch } from '../../../shared/console/use-list-search';
import { number } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { LinkButton } from '../../../shared/ui/button';
import { useKeptWhile } from '../../../shared/ui/use-kept-while';
import { type ListedMember, type MemberCounts, membersQuery } from '../api/members.query';
import { memberColumns } from '../components/member-columns';
import { MemberDialog, type OpenDialog } from '../components/member-dialog';
import { MemberDrawer } from '../components/member-drawer';
import { MemberFilters } from '../components/member-filters';
import type { MemberAction } from '../member-actions';
import { narrowingFilters, parseQuery, parseSort, parseStatus, viewFilters } from '../member-search';

/** The server stops counting here. */
const MAX_FOUND_ELSEWHERE = 100;

export default function ProfilesPage() {
  const search = useListSearch();
  const status = parseStatus(search);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const members = useQuery(membersQuery(parseQuery(search)));
  // While a row's menu is open, the list is frozen, so that the row does not move.
  const list = { ...members, data: useKeptWhile(isMenuOpen, members.data) };
  const [dialog, setDialog] = useState<OpenDialog>();
  const [openId, setOpenId] = useState<string>();
  const listed = (id: string | undefined) => list.data?.items.find(({ userId }) => userId === id);
  const opened = listed(openId);
  const isGone = list.data !== undefined && opened === undefined;
  const act = (action: MemberAction, member: ListedMember) => setDialog({ action, member });

  // A member who left the list, for instance by a ban, must not reopen when they come back to it.
  if (isGone && openId !== undefined) setOpenId(undefined);

  return (
    <section className="stack" aria-label="Users">
      <div className="queue__head">
        <WhichUsers search={search} counts={list.data?.counts} />
        <div className="row">
          <SavedViews search={search} list={undefined} filters={viewFilters} />
          <LinkButton kind="secondary" to="/admin/staff">
            Staff
          </LinkButton>
        </div>
      </div>
      <MemberFilters search={search} />
      <FoundElsewhere search={search} found={list.data?.foundElsewhere ?? 0} />
      <ListTable
        list={list}
        search={search}
        columns={memberColumns(search.filter('sort'), {
          onAction: act,
          onMenu: setMenuOpen,
          onOpen: ({ userId }) => setOpenId(userId),
        })}
        rowKey="userId"
        what="the users"
        failure="APPLICATIONS_NOT_FETCHED"
        empty={label(status === 'banned' ? 'NO_BANNED_USERS' : 'NO_APPROVED_APPLICATIONS')}
        filters={narrowingFilters}
        onChange={(_pages, _filters, sorter, { action }) => {
          if (action === 'sort') search.change({ sort: parseSort(sorter) });
        }}
      />
      {opened && <MemberDrawer member={opened} onAction={act} onClose={() => setOpenId(undefined)} />}
      {dialog && (
        <MemberDialog
          action={dialog.action}
          member={listed(dialog.member.userId) ?? dialog.member}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}

const WhichUsers = ({ search, counts }: { search: ListSearch; counts: MemberCounts | undefined }) => (
  <Segmented
    aria-label="Which users"
    value={parseStatus(search)}
    onChange={(chosen) => search.change({ status: chosen === 'banned' ? chosen : undefined })}
    options={[
      { value: 'approved', label: withCount('Approved', counts?.approved) },
      { value: 'banned', label: withCount('Banned', counts?.banned) },
    ]}
  />
);

/** Leads to the other list if the search matches there. */
const FoundElsewhere = ({ search, found }: { search: ListSearch; found: number }) => {
  const isBanned = parseStatus(search) === 'banned';
  return (
    <div role="status">
      {found > 0 && (
        <Button type="link" onClick={() => search.goTo({ status: isBanned ? undefined : 'banned' })}>
          {found === MAX_FOUND_ELSEWHERE ? `${found} or more` : found} found in {isBanned ? 'Approved' : 'Banned'}
        </Button>
      )}
    </div>
  );
};

const withCount = (text: string, count: number | undefined): string =>
  count === undefined ? text : `${text} (${number(count)})`;
