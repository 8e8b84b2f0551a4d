import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { settings, startTestApp, type TestApp } from '../support/test-app.js';
import { type Crowd, gatherCrowd } from './command-load.js';
import { OwnPostgres, OwnRedis } from './own-servers.js';
import { ServerProcess } from './server-process.js';

/** A busy machine starts five processes slowly. */
export const START_TIMEOUT_MS = 300_000;

/** Two APIs and two workers with their own PostgreSQL, Redis and mail server, and members at each API. */
export class Instances {
  readonly postgres = new OwnPostgres();
  readonly redis = new OwnRedis();
  post!: TestSmtpServer;
  apis: readonly ServerProcess[] = [];
  workers: readonly ServerProcess[] = [];
  crowds: readonly Crowd[] = [];
  /** Observes from its own process, which never fails. */
  observer!: TestApp;

  async start(): Promise<void> {
    const { postgres, redis } = this;
    await Promise.all([postgres.start(), redis.start()]);
    this.post = await startSmtpServer();
    const shared = { REDIS_URL: redis.url, SMTP_URL: this.post.url };
    const two = (ROLE: string) => Promise.all([1, 2].map(() => ServerProcess.on(postgres.url, { ...shared, ROLE })));
    this.apis = await two('api');
    this.workers = await two('worker');
    for (const api of this.apis) await api.start();
    for (const worker of this.workers) worker.launch();
    this.observer = await startTestApp({ ...shared, DATABASE_URL: postgres.url, ROLE: 'api' });
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = settings;
    this.crowds = await Promise.all(this.apis.map(({ url }) => gatherCrowd(url, ADMIN_EMAIL, ADMIN_PASSWORD, 3)));
  }

  async stop(): Promise<void> {
    await this.observer.close();
    await Promise.all([...this.apis, ...this.workers].map((server) => server.stop()));
    await this.post.close();
    await this.redis.stop();
    await this.postgres.discard();
  }
}
