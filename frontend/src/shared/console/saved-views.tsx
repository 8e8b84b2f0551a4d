import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useCommand } from '../api/use-command';
import { useMember } from '../session/member';
import { toast } from '../ui/toast';
import { Dropdown, Modal, useClose } from './layers';
import { removeSharedView, removeView, saveView } from './saved-views.mutation';
import { type SavedView, savedViewsQuery } from './saved-views.query';
import type { ListSearch } from './use-list-search';

/** The submenu opens below its item, as a phone has no room beside the menu. */
const below = { rightTop: { points: ['tl', 'bl'], overflow: { adjustY: 1, shiftX: true } } };

interface Props {
  search: ListSearch;
  /** The queue's key, or undefined for the list of members. */
  list: string | undefined;
  /** The filters that a view saves. The search text is left out: it names people. */
  filters: readonly string[];
}

/** Saved filters of a list: the user's own, and those that colleagues share. */
export function SavedViews({ search, list, filters: names }: Props) {
  const { data, error, refetch } = useQuery(savedViewsQuery);
  const views = data?.filter(({ filters }) => filters.list === list);
  const [isOpen, setOpen] = useState(false);
  const [naming, setNaming] = useState<Draft>();
  const removal = useCommand(removeView, { touches: ['saved-views'], failed: 'ACTION_NOT_PERFORMED' });
  const sharedRemoval = useCommand(removeSharedView, { touches: ['saved-views'], failed: 'ACTION_NOT_PERFORMED' });
  const isAdmin = useMember().roles.includes('admin');
  const current = currentFilters(search, names);

  const apply = ({ filters }: SavedView) =>
    search.change({ ...Object.fromEntries(names.map((name) => [name, filters[name]])), q: undefined });
  const remove = ({ name, memberId, by }: SavedView) =>
    by === null ? removal.run({ name }) : sharedRemoval.run({ memberId, name });

  const failed = { key: 'retry', label: 'We could not load your views. Retry', onClick: () => void refetch() };
  const loading = { key: 'loading', label: 'Loading…', disabled: true };
  const items = views
    ? itemsOf(views, { current, apply, remove, isAdmin, name: setNaming, list })
    : [error ? failed : loading];
  return (
    <>
      <Dropdown
        menu={{ items, builtinPlacements: below }}
        open={isOpen}
        onOpenChange={(opens, { source }) => setOpen(opens || (source === 'menu' && !views))}
      >
        <Button>Views</Button>
      </Dropdown>
      {naming && views && (
        <NameDialog
          draft={naming}
          taken={data?.filter(({ by }) => by === null).map(({ name }) => name) ?? []}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}

/** A view to be saved, or one of this name to be renamed. */
type Draft = Pick<SavedView, 'filters'> & Partial<Pick<SavedView, 'name' | 'isShared'>>;

interface Choices {
  list: string | undefined;
  current: Record<string, string>;
  apply: (view: SavedView) => void;
  remove: (view: SavedView) => Promise<unknown>;
  isAdmin: boolean;
  name: (draft: Draft) => void;
}

function itemsOf(views: readonly SavedView[], { list, current, apply, remove, isAdmin, name }: Choices) {
  const isPlain = Object.keys(current).length === 0;
  const each = (what: string, shown: readonly SavedView[], act: (view: SavedView) => unknown) =>
    shown.map((view) => ({
      key: `${what} ${view.name} ${view.memberId}`,
      label: view.by ? `${view.name} (${view.by})` : view.name,
      onClick: () => void act(view),
    }));
  const own = views.filter(({ by }) => by === null);
  const removals = each(
    'remove',
    views.filter(({ by }) => by === null || isAdmin),
    remove,
  );
  return [
    ...each('open', views, apply),
    ...(views.length > 0 ? [{ type: 'divider' as const }] : []),
    {
      key: 'save',
      label: isPlain ? 'Filter or sort the list to save it as a view' : 'Save this view…',
      disabled: isPlain,
      onClick: () => name({ filters: { ...current, ...(list && { list }) } }),
    },
    ...(own.length > 0 ? [{ key: 'rename', label: 'Rename', children: each('rename', own, name) }] : []),
    ...(removals.length > 0 ? [{ key: 'remove', label: 'Remove', children: removals }] : []),
  ];
}

const currentFilters = (search: ListSearch, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search.filter(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

interface NameProps {
  draft: Draft;
  taken: readonly string[];
  onClose: () => void;
}

function NameDialog({ draft: { filters, name: formerName, isShared: wasShared = false }, taken, onClose }: NameProps) {
  const [name, setName] = useState(formerName ?? '');
  const [isShared, setShared] = useState(wasShared);
  const [fault, setFault] = useState<string>();
  const close = useClose(onClose);
  const { run, isPending } = useCommand(saveView, {
    touches: ['saved-views'],
    onDone: (_, { name: saved }) => {
      toast('VIEW_SAVED', { name: saved });
      close();
    },
    onFailed: ({ errors }) => setFault(errors.find(({ field }) => field === 'name')?.message),
    failed: 'ACTION_NOT_PERFORMED',
  });
  const isTaken = !isPending && name.trim() !== formerName && taken.includes(name.trim());
  return (
    <Modal
      title={formerName === undefined ? 'Save this view' : `Rename ${formerName}`}
      okText={isTaken ? 'Replace' : 'Save'}
      okButtonProps={{ loading: isPending, disabled: name.trim() === '' }}
      onOk={() => void run({ name: name.trim(), filters, isShared, ...(formerName !== undefined && { formerName }) })}
      onCancel={onClose}
    >
      <div className="stack stack--tight">
        <label className="field">
          Name
          <Input
            value={name}
            maxLength={40}
            status={fault ? 'error' : ''}
            aria-invalid={fault !== undefined}
            onChange={({ target }) => {
              setName(target.value);
              setFault(undefined);
            }}
          />
        </label>
        <p className="soft" role="status">
          {fault ?? (isTaken && 'You have a view of this name. This one takes its place.')}
        </p>
        <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
          Share it with everybody who works here
        </Checkbox>
        {formerName === undefined && (
          <p className="soft">The filters and the order are kept, the search text is not.</p>
        )}
      </div>
    </Modal>
  );
}
