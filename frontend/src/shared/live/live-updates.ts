import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { io } from 'socket.io-client';
import { onTabMessage } from '../session/other-tabs';
import { refreshSession } from '../session/refresh-session';
import { currentSession } from '../session/session';

interface Changed {
  topic: string;
}

/**
 * Listens while a member is signed in. A message names the read model that changed, which is also the first part
 * of its query key; what was missed while the connection was down is asked for when it is back.
 */
export function useLiveUpdates(): void {
  const queries = useQueryClient();

  useEffect(() => {
    const socket = io({
      transports: ['websocket'],
      auth: (give) => give({ token: accessToken() }),
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 30_000,
      randomizationFactor: 0.5,
    });
    let connectedBefore = false;
    socket.on('connect', () => {
      if (connectedBefore) void queries.invalidateQueries();
      connectedBefore = true;
    });
    socket.on('changed', ({ topic }: Changed) => void queries.invalidateQueries({ queryKey: [topic] }));
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') void renewAndReconnect(() => socket.connect());
    });
    socket.on('connect_error', () => {
      if (!socket.active) void renewAndReconnect(() => socket.connect());
    });
    const stopListening = onTabMessage((message) => {
      if (message.type === 'user-updated') void queries.invalidateQueries({ queryKey: ['profile'] });
    });
    return () => {
      stopListening();
      socket.disconnect();
    };
  }, [queries]);
}

/** The server ended the connection or refused its token: a new token tells whether the session is over as well. */
async function renewAndReconnect(reconnect: () => void): Promise<void> {
  const session = await refreshSession().catch(() => undefined);
  if (!session || session.status === 'signed-in') setTimeout(reconnect, 1_000 + Math.random() * 2_000);
}

function accessToken(): string | undefined {
  const session = currentSession();
  return session.status === 'signed-in' ? session.accessToken : undefined;
}
