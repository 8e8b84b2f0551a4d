/** A server to walk on. Only one that is started for the journeys lets them move its clock and pay by card. */
interface ServerUnderTest {
  url: string;
  clockUrl?: string;
  paystackKey?: string;
  /** The gateway that is played for it. */
  gatewayUrl?: string;
}

const localServer: ServerUnderTest = { url: 'http://localhost:3000' };
const startedServers = JSON.parse(process.env.JOURNEY_SERVERS ?? '[]') as ServerUnderTest[];

/** The server of this walker, which no other walks on. */
export const serverUnderTest = startedServers[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? localServer;
