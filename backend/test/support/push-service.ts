import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';

/** The payload that a service worker gets. */
export interface ReceivedPush {
  readonly title: string;
  readonly link: string;
  readonly tag: string;
}

/** A browser's keys, and a function that decrypts pushes for them. */
export function pushKeys() {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  const decrypt = (body: Buffer): ReceivedPush => {
    const [salt, sender, ciphertext] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const secret = pair.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const material = Buffer.from(hkdfSync('sha256', secret, auth, info, 32));
    const derive = (use: string, length: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${use}\0`, length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(ciphertext.subarray(-16));
    const plain = Buffer.concat([cipher.update(ciphertext.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as ReceivedPush;
  };
  return { keys, decrypt };
}

/** A push service that checks each push's signature and decrypts it as a browser does. */
export class TestPushService {
  readonly received: (ReceivedPush & { readonly device: string })[] = [];
  readonly faults: unknown[] = [];
  /** The status for each device; 201 by default. */
  readonly answers = new Map<string, number>();
  private readonly devices = new Map<string, ReturnType<typeof pushKeys>>();

  private constructor(
    private readonly server: Server,
    private readonly beforeAnswering: () => Promise<void>,
  ) {}

  static async start(beforeAnswering = () => Promise.resolve()): Promise<TestPushService> {
    const server = createServer((request, answer) => {
      void service.take(request).then((status) => answer.writeHead(status).end());
    });
    const service = new TestPushService(server, beforeAnswering);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  subscribe(device: string) {
    const keys = pushKeys();
    this.devices.set(device, keys);
    return { endpoint: `${this.url}/${device}`, expirationTime: null, keys: keys.keys };
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage): Promise<number> {
    const chunks = (await request.toArray()) as Buffer[];
    const device = request.url?.slice(1) ?? '';
    const status = this.answers.get(device) ?? 201;
    try {
      this.checkSignature(request);
      const push = this.devices.get(device)?.decrypt(Buffer.concat(chunks));
      if (push && status === 201) this.received.push({ ...push, device });
    } catch (error) {
      this.faults.push(error);
    }
    await this.beforeAnswering();
    return status;
  }

  private checkSignature({ headers }: IncomingMessage): void {
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    jwt.verify(token, publicKey, { algorithms: ['ES256'], audience: this.url });
  }
}
