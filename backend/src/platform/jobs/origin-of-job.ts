import type { Pool } from '../database/pool.js';

export type OriginOfJob = (jobId: string) => Promise<{ correlationId: string; commandId: string } | undefined>;

/** The id of a job that was put in for an event names the event; see `jobsOf`. */
const ofEvent = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d+)-\d+$/;

export const originOfJob =
  (pool: Pool): OriginOfJob =>
  async (jobId) => {
    const [, streamId, version] = ofEvent.exec(jobId) ?? [];
    if (streamId === undefined) return undefined;
    const { rows } = await pool.query<{ correlationId: string; commandId: string }>(
      `select correlation_id as "correlationId", command_id as "commandId" from es.events
       where stream_id = $1 and version = $2`,
      [streamId, version],
    );
    return rows[0];
  };
