import pg from 'pg';
import { sessionSettings } from './connection-options.js';
import { type Servers, serversOf } from './servers.js';

type Callback = (error: Error | null, client?: pg.Client) => void;

export class Client extends pg.Client {
  private readonly servers: Servers | undefined;

  constructor({ connectionString = '', ...config }: pg.ClientConfig = {}) {
    const servers = serversOf(connectionString);
    super({ ...config, connectionString: servers?.firstAddress ?? connectionString });
    this.servers = servers;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | void {
    const connected = this.connectToBest();
    if (!callback) return connected;
    connected.then(
      (client) => callback(null, client),
      (error: unknown) => callback(error as Error),
    );
  }

  /** Destroys the socket without a goodbye to the server. Pending queries fail as if the connection had broken. */
  abandon(): void {
    this.connection.stream.destroy(Object.assign(new Error('Another server is the primary.'), { code: 'ECONNRESET' }));
  }

  private async connectToBest(): Promise<pg.Client> {
    if (this.servers) {
      const { host, port } = await this.servers.best();
      Object.assign(this, { host, port });
      this.servers.follow(this);
    }
    return super.connect();
  }
}

/** Opens a connection for `work` and closes it afterwards. @param name shown in pg_stat_activity */
export async function withClient<T>(url: string, name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: name, options: sessionSettings });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
