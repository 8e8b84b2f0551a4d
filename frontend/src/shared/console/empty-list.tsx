import { Button } from 'antd';
import type { ReactNode } from 'react';
import { PatternStrip } from '../ui/pattern-strip';
import type { ListSearch } from './use-list-search';

interface Props {
  text: string;
  /** What narrows the list, by the names in the address: where it does, it is why there is nothing. */
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
          // The button goes with its reason: the focus turns to where the next search begins.
          currentTarget.closest('section')?.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
          search.change(Object.fromEntries(['q', ...others].map((name) => [name, undefined])));
        }}
      >
        Clear the {what}
      </Button>
    </>
  );
}
