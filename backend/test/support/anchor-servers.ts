import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const S3_KEY = { id: 'AKIAEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG', region: 'af-south-1' };
export const URL_TOKEN = 'of the witness';

/** Two anchors: a log that takes posts at `/log`, and a bucket with object lock at `/bucket`. */
export interface AnchorServers {
  readonly url: string;
  readonly posts: string[];
  readonly objects: Map<string, { readonly body: string; readonly lockedUntil: string }>;
  /** The status of all responses, if it is set. */
  failure: number | undefined;
  close(): Promise<void>;
}

export async function startAnchorServers(): Promise<AnchorServers> {
  const servers = { posts: [] as string[], objects: new Map(), failure: undefined } as Omit<
    AnchorServers,
    'url' | 'close'
  >;
  const answer = async (request: IncomingMessage): Promise<[number, string?]> => {
    const body = await text(request);
    const { method, url = '', headers } = request;
    if (servers.failure !== undefined) return [servers.failure];
    if (method === 'GET') return [200, servers.posts.join('')];
    if (method === 'POST') {
      if (headers.authorization !== `Bearer ${URL_TOKEN}` || !headers['idempotency-key']) return [401];
      servers.posts.push(body);
      return [201];
    }
    const problem = problemOfPut(request, body);
    if (problem) return problem;
    servers.objects.set(url, { body, lockedUntil: String(headers['x-amz-object-lock-retain-until-date']) });
    return [200];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, said]) => response.writeHead(status).end(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return Object.assign(servers, { url, close: () => closeServer(server) });
}

/**
 * As S3 answers a PUT: see “Signature Calculations for the Authorization Header” and PutObject in its API reference.
 */
function problemOfPut(request: IncomingMessage, body: string): [number, string] | undefined {
  const { headers } = request;
  const digest = (algorithm: string, encoding: 'base64' | 'hex') => createHash(algorithm).update(body).digest(encoding);
  if (headers['x-amz-content-sha256'] !== digest('sha256', 'hex')) return [400, 'XAmzContentSHA256Mismatch'];
  if (!isSignedByKey(request)) return [403, 'SignatureDoesNotMatch'];
  if (headers['content-md5'] !== digest('md5', 'base64')) return [400, 'BadDigest'];
  const until = Date.parse(String(headers['x-amz-object-lock-retain-until-date']));
  if (headers['x-amz-object-lock-mode'] !== 'COMPLIANCE' || !(until > Date.now())) return [400, 'InvalidRequest'];
  return undefined;
}

function isSignedByKey({ method, url, headers }: IncomingMessage): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/((\d{8})\/([\w-]+)\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=(\w+)$/;
  const [, id, scope = '', day = '', region, names = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (id !== S3_KEY.id || region !== S3_KEY.region) return false;
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!mustBeSigned.every((name) => names.split(';').includes(name))) return false;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, url, '', lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const sign = (key: string | Buffer, part: string): Buffer => createHmac('sha256', key).update(part).digest();
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(sign, `AWS4${S3_KEY.secret}`);
  return createHmac('sha256', key).update(toSign).digest('hex') === signature;
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
