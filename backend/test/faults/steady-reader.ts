import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { registration, type SignedIn } from '../support/test-client.js';

const PAGES = ['/api/me', '/api/me/journey', '/api/me/appraisals', '/api/me/points'];

/** A creator who reads pages without a pause. */
export class SteadyReader {
  private isStopped = false;
  private readonly statuses: Record<string, number> = {};
  private readonly reading: Promise<void>;

  private constructor(
    private readonly app: NestFastifyApplication,
    private readonly accessToken: string,
  ) {
    this.reading = this.read();
  }

  static async of(app: NestFastifyApplication): Promise<SteadyReader> {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload: registration() });
    return new SteadyReader(app, answer.json<SignedIn>().accessToken);
  }

  async stop(): Promise<Record<string, number>> {
    this.isStopped = true;
    await this.reading;
    return this.statuses;
  }

  private async read(): Promise<void> {
    while (!this.isStopped) {
      for (const url of PAGES) {
        const { statusCode } = await this.app.inject({ url, headers: { authorization: `Bearer ${this.accessToken}` } });
        this.statuses[statusCode] = (this.statuses[statusCode] ?? 0) + 1;
      }
    }
  }
}
