import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useIsMounted } from './use-is-mounted';

/** Navigates after finished work, unless the user has left the page meanwhile. */
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
