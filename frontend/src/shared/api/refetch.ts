import type { Query, QueryClient } from '@tanstack/react-query';

/** Each answer is recorded as a look at a member, so nothing but a person asks for it again. */
export const auditedRead = {
  meta: { isAudited: true },
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** Asks again for what is shown, as news of it may have been missed. */
export const refetchShown = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ meta }) => !meta?.isAudited });

/** Spread into the query of what colleagues change from second to second. */
export const restless = { meta: { isRestless: true } };

const ofRestless = { predicate: ({ meta }: Pick<Query, 'meta'>) => meta?.isRestless === true };

export const refetchRestless = (queries: QueryClient): Promise<void> => queries.invalidateQueries(ofRestless);

export const isRestless = (queries: QueryClient, name: string): boolean =>
  queries.getQueryCache().find({ queryKey: [name], exact: false, ...ofRestless }) !== undefined;
