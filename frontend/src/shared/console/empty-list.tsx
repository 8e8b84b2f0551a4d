import { Button } from 'antd';
import type { ReactNode } from 'react';
import { PatternStrip } from '../ui/pattern-strip';
import type { ListSearch } from './use-list-search';

interface Props {
  text: string;
  /** The names of filters in the address. If one is set, the text offers to clear it. */
  narrowedBy?: { search: ListSearch; filters: readonly string[] };
  more?: ReactNode;
}

export const EmptyList = ({ text, narrowedBy, more }: Props) => (
  <div className="state empty-list">
    <PatternStrip />
    <p>{text}</p>
    {narrowedBy && <Narrowed {...narrowedBy} />}
    {more}
  </div>
);

function Narrowed({ search, filters }: NonNullable<Props['narrowedBy']>) {
  const q = search.filter('q');
  const others = filters.filter((name) => name !== 'q' && search.filter(name) !== undefined);
  if (!q && others.length === 0) return null;
  const what = others.length === 0 ? 'search' : q ? 'search and the filters' : 'filters';
  return (
    <>
      <p>
        {q ? (
          <>
            Nothing fits <bdi>“{q}”</bdi>
            {others.length > 0 && ' and the filters'}.
          </>
        ) : (
          'Nothing fits the filters.'
        )}
      </p>
      <Button
        onClick={({ currentTarget }) => {
          // The button disappears with the filters: move the focus to the search field.
          currentTarget.closest('section')?.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
          search.change(Object.fromEntries(['q', ...others].map((name) => [name, undefined])));
        }}
      >
        Clear the {what}
      </Button>
    </>
  );
}
