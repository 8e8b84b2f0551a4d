import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Modal, useClose } from '../../../shared/console/layers';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { toast } from '../../../shared/ui/toast';
import { removeView, saveView } from '../api/saved-views.mutation';
import { type SavedView, savedViewsQuery } from '../api/saved-views.query';
import { viewFilters } from '../member-search';

/** The views to remove lie below the word, as a phone has no room beside the menu. */
const below = { rightTop: { points: ['tl', 'bl'], overflow: { adjustY: 1, shiftX: true } } };

/** One's own ways of looking at the list. */
export function SavedViews({ search }: { search: ListSearch }) {
  const { data: views, error, refetch } = useQuery(savedViewsQuery);
  const [isOpen, setOpen] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const removal = useCommand(removeView, { touches: ['saved-views'], failed: 'ACTION_NOT_PERFORMED' });
  const current = currentFilters(search);

  const apply = ({ filters }: SavedView) =>
    search.change({ ...Object.fromEntries(viewFilters.map((name) => [name, filters[name]])), q: undefined });
  const remove = (name: string) => removal.run({ name });

  const failed = { key: 'retry', label: 'We could not load your views. Retry', onClick: () => void refetch() };
  const loading = { key: 'loading', label: 'Loading…', disabled: true };
  const items = views
    ? itemsOf(views, { current, apply, remove, save: () => setNaming(true) })
    : [error ? failed : loading];
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items, builtinPlacements: below }}
        open={isOpen}
        onOpenChange={(opens, { source }) => setOpen(opens || (source === 'menu' && !views))}
      >
        <Button>Views</Button>
      </Dropdown>
      {isNaming && views && (
        <NameDialog filters={current} taken={views.map(({ name }) => name)} onClose={() => setNaming(false)} />
      )}
    </>
  );
}

interface Choices {
  current: Record<string, string>;
  apply: (view: SavedView) => void;
  remove: (name: string) => Promise<unknown>;
  save: () => void;
}

function itemsOf(views: readonly SavedView[], { current, apply, remove, save }: Choices) {
  const isPlain = Object.keys(current).length === 0;
  const removals = views.map(({ name }) => ({ key: `remove ${name}`, label: name, onClick: () => void remove(name) }));
  return [
    ...views.map((view) => ({ key: `open ${view.name}`, label: view.name, onClick: () => apply(view) })),
    ...(views.length > 0 ? [{ type: 'divider' as const }] : []),
    {
      key: 'save',
      label: isPlain ? 'Filter or sort the list to save it as a view' : 'Save this view…',
      disabled: isPlain,
      onClick: save,
    },
    ...(views.length > 0 ? [{ key: 'remove', label: 'Remove', children: removals }] : []),
  ];
}

const currentFilters = (search: ListSearch): Record<string, string> =>
  Object.fromEntries(
    viewFilters.flatMap((name) => {
      const value = search.filter(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

interface NameProps {
  filters: Record<string, string>;
  taken: readonly string[];
  onClose: () => void;
}

function NameDialog({ filters, taken, onClose }: NameProps) {
  const [name, setName] = useState('');
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
  const isTaken = !isPending && taken.includes(name.trim());
  const save = () => {
    if (name.trim() !== '') void run({ name: name.trim(), filters });
  };
  return (
    <Modal
      title="Save this view"
      okText={isTaken ? 'Replace' : 'Save'}
      okButtonProps={{ loading: isPending, disabled: name.trim() === '' }}
      onOk={save}
      onCancel={onClose}
    >
      <div className="stack stack--tight">
        <NameField
          value={name}
          isWrong={fault !== undefined}
          onChange={(text) => {
            setName(text);
            setFault(undefined);
          }}
          onEnter={save}
        />
        <p className="soft" role="status">
          {fault ?? (isTaken && 'You have a view of this name. This one takes its place.')}
        </p>
        <p className="soft">The filters and the order are kept, the search text is not.</p>
      </div>
    </Modal>
  );
}

interface FieldProps {
  value: string;
  isWrong: boolean;
  onChange: (text: string) => void;
  onEnter: () => void;
}

function NameField({ value, isWrong, onChange, onEnter }: FieldProps) {
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []); // autoFocus is too early in a dialog that is not in the page yet
  return (
    <label className="field">
      Name
      <Input
        ref={field}
        value={value}
        maxLength={40}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        onChange={(event) => onChange(event.target.value)}
        onPressEnter={onEnter}
      />
    </label>
  );
}
