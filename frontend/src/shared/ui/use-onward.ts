import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsHere } from './use-is-here';

/** Leads on from a page whose work is done; not who went elsewhere while that took its time. */
export function useOnward(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHereRef = useIsHere();
  return useCallback(
    (to, options) => {
      if (isHereRef.current) void navigate(to, options);
    },
    [navigate, isHereRef],
  );
}
