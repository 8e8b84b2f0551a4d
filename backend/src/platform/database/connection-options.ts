/** Settings that the statements rely on. They override those of the server, the database and the role. */
export const sessionSettings =
  '-c datestyle=ISO -c intervalstyle=postgres -c timezone=UTC -c default_transaction_isolation=read\\ committed';

const QUERY_TIMEOUT_MS = 15_000;

export const connectionOptions = {
  options: sessionSettings,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 300_000, // a new connection may hang while the network changes, as in an upgrade
  query_timeout: QUERY_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
} as const;
