/** The server of the journeys. Only one started for them can stop its clock and take card payments. */
interface ServerUnderTest {
  url: string;
  clockUrl?: string;
  paystackKey?: string;
  /** The address of the fake card gateway. */
  gatewayUrl?: string;
}

const localServer: ServerUnderTest = { url: 'http://localhost:3000' };
const startedServers = JSON.parse(process.env.JOURNEY_SERVERS ?? '[]') as ServerUnderTest[];

/** The server of this Playwright worker, which no other worker uses. */
export const serverUnderTest = startedServers[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? localServer;
