import type { Query, QueryClient } from '@tanstack/react-query';

/** The server records each read as access to a member's data, so only a person may refetch it. */
export const auditedRead = {
  meta: { isAudited: true },
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** Refetches every query except audited ones, because messages about changes may have been missed. */
export const refetchShown = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ meta }) => !meta?.isAudited });

/** Spread into queries of data that colleagues change every second. */
export const restless = { meta: { isRestless: true } };

const ofRestless = { predicate: ({ meta }: Pick<Query, 'meta'>) => meta?.isRestless === true };

export const refetchRestless = (queries: QueryClient): Promise<void> => queries.invalidateQueries(ofRestless);

export const isRestless = (queries: QueryClient, name: string): boolean =>
  queries.getQueryCache().find({ queryKey: [name], exact: false, ...ofRestless }) !== undefined;
