import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { io } from 'socket.io-client';
import { refetchRestless, refetchShown } from '../api/refetch';
import { refetchReadModel } from '../api/refetch-read-model';
import { onTabMessage } from '../session/other-tabs';
import { refreshSession } from '../session/refresh-session';
import { currentSession } from '../session/session';

const MIN_RECONNECT_DELAY_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 30_000;
/** Clients refetch at a random moment within this time, as all of them get such a message at once. */
const MAX_REFETCH_DELAY_MS = 10_000;
/** A slower connect may have missed changes between the first answers and the connection. */
const MIN_SLOW_CONNECT_MS = 1_000;
const ANYTHING = '*';
/** A switch opens or closes parts of the product, so other answers change with it. */
const SWITCHES = 'features';

/** A message names the topic that changed, the first part of query keys. A reconnect refetches what was missed. */
export function useLiveUpdates(): void {
  const queries = useQueryClient();

  useEffect(() => {
    const socket = io({
      transports: ['websocket'],
      auth: (give) => give({ token: accessToken() }),
      reconnectionDelay: MIN_RECONNECT_DELAY_MS,
      reconnectionDelayMax: MAX_RECONNECT_DELAY_MS,
      randomizationFactor: 0.5,
    });
    let mayHaveMissed = false;
    const opening = setTimeout(() => {
      mayHaveMissed = true;
    }, MIN_SLOW_CONNECT_MS);
    let refusals = 0;
    let stopped = false;
    let asking: ReturnType<typeof setTimeout> | undefined;
    const askForAll = () => {
      asking ??= setTimeout(() => {
        asking = undefined;
        void refetchShown(queries);
      }, MAX_REFETCH_DELAY_MS * Math.random());
    };
    const renew = () => {
      refusals += 1;
      void renewAndReconnect(refusals, () => {
        if (!stopped) socket.connect();
      });
    };
    socket.on('connect', () => {
      // Data that colleagues change every second is refetched even after a quick connect.
      void (mayHaveMissed ? refetchShown(queries) : refetchRestless(queries));
      mayHaveMissed = true;
      refusals = 0;
    });
    socket.on('changed', ({ topic }: { topic: string }) => {
      if (topic === ANYTHING) askForAll();
      else void refetchReadModel(queries, topic);
      if (topic === SWITCHES) askForAll();
    });
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') renew();
    });
    socket.on('connect_error', () => {
      mayHaveMissed = true;
      if (!socket.active) renew();
    });
    const stopListening = onTabMessage((message) => {
      if (message.type === 'user-updated') void queries.invalidateQueries({ queryKey: ['profile'] });
    });
    return () => {
      stopped = true;
      stopListening();
      clearTimeout(opening);
      clearTimeout(asking);
      socket.disconnect();
    };
  }, [queries]);
}

/** The server closed the connection or refused the token. The refresh also tells whether the session is over. */
async function renewAndReconnect(refusals: number, reconnect: () => void): Promise<void> {
  const session = await refreshSession().catch(() => undefined);
  const wait = Math.min(MIN_RECONNECT_DELAY_MS * 2 ** refusals, MAX_RECONNECT_DELAY_MS) * (0.5 + Math.random());
  if (!session || session.status === 'signed-in') setTimeout(reconnect, wait);
}

function accessToken(): string | undefined {
  const session = currentSession();
  return session.status === 'signed-in' ? session.accessToken : undefined;
}
