import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Removes the token from the address, so that it does not stay in the history or in shared links. */
export function useLinkToken(): string {
  const [search, setSearch] = useSearchParams();
  const token = search.get('token') ?? '';
  useEffect(() => {
    if (token) setSearch({}, { replace: true });
  }, [token, setSearch]);
  return token;
}
