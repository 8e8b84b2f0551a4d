import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { pagedQuery } from '../api/paged-query';
import { Button } from './button';
import { LoadFailure } from './load-failure';
import { Older } from './older-items';
import { useArrivals } from './use-arrivals';
import './paged-list.css';

interface Props<Item> {
  title: string;
  what: string;
  query: ReturnType<typeof pagedQuery<Item>>;
  empty: ReactNode;
  emptyWhenFailed?: boolean;
  /** Whether others add items. New ones are then shown only when the user asks for them. */
  isFed?: boolean;
  children: (item: Item) => ReactNode;
}

export function PagedList<Item extends { id: string }>({ title, query, isFed, children, ...rest }: Props<Item>) {
  const heading = useId();
  const list = useInfiniteQuery(query);
  const { items, arrived, show } = useArrivals({
    items: list.data?.pages.flatMap((page) => page.items),
    isFetching: list.isFetching,
  });
  const isHeld = isFed && arrived.length > 0;
  return (
    <section className="stack" aria-labelledby={heading}>
      <div className={isFed ? 'row paged-list__head' : undefined}>
        <h2 id={heading}>{title}</h2>
        <div role="status">
          {isHeld && (
            <Button kind="secondary" onClick={show}>
              Show {arrived.length} new
            </Button>
          )}
        </div>
      </div>
      {items && items.length > 0 ? (
        <>
          <ul className="paged-list">
            {(isHeld ? items.slice(arrived.length) : items).map((item) => (
              <li key={item.id} className="card">
                {children(item)}
              </li>
            ))}
          </ul>
          <Older list={list} />
        </>
      ) : (
        <Nothing list={list} title={title} {...rest} />
      )}
    </section>
  );
}

type List = Pick<UseInfiniteQueryResult, 'data' | 'error' | 'refetch'>;
type NothingProps = Pick<Props<unknown>, 'title' | 'what' | 'empty' | 'emptyWhenFailed'> & { list: List };

function Nothing({ list, title, what, empty, emptyWhenFailed }: NothingProps) {
  const words = <div className="paged-list__empty">{empty}</div>;
  if (list.data) return words;
  if (!list.error)
    return <div className="skeleton paged-list__skeleton" role="status" aria-label={`Loading: ${title}`} />;
  return (
    <>
      {emptyWhenFailed && words}
      <LoadFailure what={what} error={list.error} onRetry={() => void list.refetch()} />
    </>
  );
}
