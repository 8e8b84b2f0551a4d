import { QueryClient } from '@tanstack/react-query';
import { onSessionChange, type Session } from '../session/session';
import { asProblem } from './problem';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      retry: (failures, thrown) => asProblem(thrown).isTransient && failures < 2,
    },
  },
});

onSessionChange((now, before) => {
  if (userOf(before) && userOf(before) !== userOf(now)) queryClient.clear();
});

function userOf(session: Session): string | undefined {
  return session.status === 'signed-in' ? session.user.id : undefined;
}
