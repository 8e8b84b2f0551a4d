/** A server to walk on. Only one that is started for the journeys lets them move its clock and pay by card. */
interface Place {
  url: string;
  clockUrl?: string;
  paystackKey?: string;
}

const running: Place = { url: 'http://localhost:3000' };
const started = JSON.parse(process.env.JOURNEY_SERVERS ?? '[]') as Place[];

/** The server of this walker, which no other walks on. */
export const place = started[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? running;
