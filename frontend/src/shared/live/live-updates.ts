import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { io } from 'socket.io-client';
import { askAgain } from '../api/ask-again';
import { refetchRestless, refetchShown } from '../api/refetch';
import { onTabMessage } from '../session/other-tabs';
import { refreshSession } from '../session/refresh-session';
import { currentSession } from '../session/session';

const MIN_RECONNECT_DELAY_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 30_000;
/** Everyone hears at once that news may be lost, and must not ask at once. */
const MAX_REFETCH_DELAY_MS = 10_000;
/** On a slow network the line stands long after the first answers, and what changed in between was told to nobody. */
const MIN_SLOW_CONNECT_MS = 1_000;
const ANYTHING = '*';
/** What a switch opens or closes stands in other answers as well. */
const SWITCHES = 'features';

/** A message names the read model that changed, which begins its query key; a reconnect refetches what was missed. */
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
      // What colleagues do from second to second is asked again even after a quick start: no message told of it till now.
      void (mayHaveMissed ? refetchShown(queries) : refetchRestless(queries));
      mayHaveMissed = true;
      refusals = 0;
    });
    socket.on('changed', ({ topic }: { topic: string }) => {
      if (topic === ANYTHING) askForAll();
      else void askAgain(queries, topic);
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

/** The server ended the connection or refused its token: a new token tells whether the session is over as well. */
async function renewAndReconnect(refusals: number, reconnect: () => void): Promise<void> {
  const session = await refreshSession().catch(() => undefined);
  const wait = Math.min(MIN_RECONNECT_DELAY_MS * 2 ** refusals, MAX_RECONNECT_DELAY_MS) * (0.5 + Math.random());
  if (!session || session.status === 'signed-in') setTimeout(reconnect, wait);
}

function accessToken(): string | undefined {
  const session = currentSession();
  return session.status === 'signed-in' ? session.accessToken : undefined;
}
