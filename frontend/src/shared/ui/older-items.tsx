import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from './button';
import { LoadFailure } from './load-failure';

type ListState = 'error' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError';

export function Older({ list }: { list: Pick<UseInfiniteQueryResult, ListState> }) {
  const more = () => void list.fetchNextPage();
  if (list.isFetchNextPageError) return <LoadFailure what="what is older" error={list.error} onRetry={more} />;
  if (!list.hasNextPage) return null;
  return (
    <div>
      <Button kind="secondary" pending={list.isFetchingNextPage} onClick={more}>
        Show older
      </Button>
    </div>
  );
}
