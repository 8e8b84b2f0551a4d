import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { type ReadParams, readFrom } from './requests';
import type { Answer, PathWith } from './types';

type Options<P extends PathWith<'get'>, K extends QueryKey> = Omit<
  UseQueryOptions<Answer<P>, Error, Answer<P>, K>,
  'queryKey' | 'queryFn' | 'select'
>;

/** A GET query. Its key begins with the topic that live messages about its changes name. */
export const readQuery = <const K extends QueryKey, P extends PathWith<'get'>>(
  queryKey: K,
  path: P,
  params?: ReadParams<P>,
  options?: Options<P, K>,
) => queryOptions({ queryKey, queryFn: readFrom(path, params), ...options });
