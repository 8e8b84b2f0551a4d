import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsMounted } from './use-is-mounted';

/** Leads on from a page whose work is done; not who went elsewhere while that took its time. */
export function useNavigateIfMounted(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHereRef = useIsMounted();
  return useCallback(
    (to, options) => {
      if (isHereRef.current) void navigate(to, options);
    },
    [navigate, isHereRef],
  );
}
