import { useEffect, useRef } from 'react';
import { useSearchAtOnce } from '../ui/use-search-at-once';

const PAGE_SIZE = 10;
export const MAX_SEARCH_LENGTH = 100;

export interface ListSearch {
  page: number;
  pageSize: number;
  /** The page size until the user changes it. */
  usualSize: number;
  filter: (name: string) => string | undefined;
  /** Sets filters, or clears those given as undefined, and goes to the first page. */
  change: (filters: Record<string, string | undefined>) => void;
  /** Like `change`, but as a new history entry. */
  goTo: (filters: Record<string, string | undefined>) => void;
  /** A new page size keeps the row that is now at the top on the page. */
  turnTo: (page: number, pageSize: number) => void;
}

/** The state of a list, kept in the address: it survives a reload and can be sent to a colleague. */
export function useListSearch(usualSize = PAGE_SIZE): ListSearch {
  const { address, shown: params, choose } = useSearchAtOnce();
  /** The newest params, for two changes before a render: leaving a field and choosing a filter. */
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  const update = (changes: Record<string, string | undefined>, replace = true) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    choose(next, { replace });
  };
  const page = atLeastOne(params.get('page'), 1);
  const pageSize = atLeastOne(params.get('pageSize'), usualSize);
  return {
    page,
    pageSize,
    usualSize,
    filter: (name) => params.get(name) ?? undefined,
    change: (filters) => update({ ...filters, page: undefined }),
    goTo: (filters) => update({ ...filters, page: undefined }, false),
    turnTo: (to, size) => {
      const next = size === pageSize ? to : Math.floor(((page - 1) * pageSize) / size) + 1;
      update({ page: next > 1 ? String(next) : undefined, pageSize: size === usualSize ? undefined : String(size) });
    },
  };
}

function atLeastOne(text: string | null, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? number : otherwise;
}
