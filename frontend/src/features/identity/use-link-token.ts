import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The token leaves the address at once, so that it stays out of the history and of what is shared. */
export function useLinkToken(): string {
  const [search, setSearch] = useSearchParams();
  const token = search.get('token') ?? '';
  useEffect(() => {
    if (token) setSearch({}, { replace: true });
  }, [token, setSearch]);
  return token;
}
