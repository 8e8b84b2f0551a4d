import pg from 'pg';
import { connectionOptions } from './connection-options.js';
import { isDatabaseUnavailable, sqlState } from './sql-state.js';

const ANSWER_TIMEOUT_MS = 2_000;

export interface Server {
  readonly client: pg.Client;
  readonly takesWrites: boolean;
  /** For a replica: the time of the last transaction that it has replayed. */
  readonly lastChange: Date;
}

/**
 * Asks all servers at once, as a connection attempt to an unreachable one takes seconds. Without a primary, `any` gives
 * the replica that is least behind. @throws an unavailable-database error, unless all servers refuse the connection
 */
export async function findServer(addresses: readonly string[], wanted: 'primary' | 'any'): Promise<Server> {
  const attempts = addresses.map(open);
  const primary = await Promise.any(attempts.map(assertPrimary)).catch(() => undefined);
  const found = primary ?? (wanted === 'any' ? await newestOf(attempts) : undefined);
  for (const attempt of attempts) void attempt.then((other) => other === found || end(other), ignore);
  if (found) return found;
  const answers = await Promise.allSettled(attempts);
  const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []));
  const rank = (error: Error): number => Number(isDatabaseUnavailable(error));
  const [worst = noPrimary()] = errors.toSorted((a, b) => rank(a) - rank(b));
  throw worst;
}

export const noPrimary = (): Error =>
  Object.assign(new Error('All servers are replicas.'), { code: sqlState.readOnly });

async function assertPrimary(attempt: Promise<Server>): Promise<Server> {
  const server = await attempt;
  if (server.takesWrites) return server;
  throw noPrimary();
}

async function newestOf(attempts: readonly Promise<Server>[]): Promise<Server | undefined> {
  const answers = await Promise.allSettled(attempts);
  const servers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return servers.toSorted((a, b) => b.lastChange.getTime() - a.lastChange.getTime())[0];
}

async function open(connectionString: string): Promise<Server> {
  const client = new pg.Client({
    ...connectionOptions,
    connectionString,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    application_name: 'sankofa primary',
  });
  client.on('error', ignore); // its next statement fails anyway
  try {
    await client.connect();
    return await observe(client);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}

export async function observe(client: pg.Client): Promise<Server> {
  const { rows } = await client.query<Omit<Server, 'client'>>(
    `select current_setting('transaction_read_only') = 'off' as "takesWrites",
       coalesce(pg_last_xact_replay_timestamp(), now()) as "lastChange"`,
  );
  return { client, takesWrites: false, lastChange: new Date(), ...rows[0] };
}

const end = ({ client }: Server): void => {
  client.connection.stream.destroy();
};

const ignore = (): void => undefined;
