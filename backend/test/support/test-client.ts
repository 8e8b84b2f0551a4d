import { randomInt } from 'node:crypto';
import { expectToldCode } from './told-codes.js';

export interface TestAnswer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface TestRequest {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SignedIn {
  readonly accessToken: string;
  readonly expiresAt: string;
  readonly expiresIn: number;
  readonly user: { readonly id: string; readonly email: string; readonly roles: readonly string[] };
}

/** How long before its token expires a client refreshes it. */
const REFRESH_GRACE_MS = 60_000;

export const PASSWORD = 'a calabash of palm wine';

/** All required fields of a registration, with a new address. */
export const registration = (overrides: object = {}): Record<string, unknown> => ({
  email: `member-${String(randomInt(1e12))}@example.com`,
  password: PASSWORD,
  firstName: 'Ada',
  lastName: 'Obi',
  phone: `+23480${String(randomInt(1e8)).padStart(8, '1')}`,
  country: 'nigeria',
  state: 'Lagos',
  gender: 'Female',
  membershipType: 'Creator',
  qualification: 'Marketing',
  ...overrides,
});

/** An HTTP client like one browser: it keeps cookies, and the access token after sign-in. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  accessToken: string | undefined;
  user: SignedIn['user'] | undefined;
  private expiresAt = Infinity;

  constructor(private readonly url: string) {}

  /** A client with a copy of the present cookies. */
  copy(): TestClient {
    const copy = new TestClient(this.url);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  async register(overrides: object = {}): Promise<SignedIn> {
    return this.keep(await this.post<SignedIn>('/api/auth/register', registration(overrides)), 201);
  }

  async signIn(email: string, password: string = PASSWORD, code?: string): Promise<SignedIn> {
    return this.keep(await this.post<SignedIn>('/api/auth/login', { email, password, code }), 200);
  }

  async refresh(): Promise<SignedIn> {
    return this.keep(await this.post<SignedIn>('/api/auth/refresh'), 200);
  }

  /** Refreshes an expiring token, as a browser does. If the product is unavailable, retries later. */
  async staySignedIn(): Promise<void> {
    if (this.expiresAt - Date.now() > REFRESH_GRACE_MS) return;
    const answer = await this.post<SignedIn>('/api/auth/refresh').catch(() => undefined);
    if (answer && answer.status !== 503) this.keep(answer, 200);
  }

  get<Body>(path: string, headers?: TestRequest['headers']): Promise<TestAnswer<Body>> {
    return this.send('GET', path, { headers });
  }

  post<Body>(path: string, body?: unknown, headers?: TestRequest['headers']): Promise<TestAnswer<Body>> {
    return this.send('POST', path, { body, headers });
  }

  async send<Body>(method: string, path: string, { body, headers }: TestRequest = {}): Promise<TestAnswer<Body>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(this.accessToken === undefined ? {} : { authorization: `Bearer ${this.accessToken}` }),
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        ...headers,
      },
      body: body === undefined || body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body),
    });
    this.keepCookies(response);
    const text = await response.text();
    const isJson = /\/(problem\+)?json\b/.test(response.headers.get('content-type') ?? '');
    const told = (isJson ? JSON.parse(text) : undefined) as Body;
    if (!response.ok) expectToldCode(method, path, (told as { code?: string } | undefined)?.code ?? '');
    return { status: response.status, headers: response.headers, body: told };
  }

  private keep({ status, body }: TestAnswer<SignedIn>, expected: number): SignedIn {
    if (status !== expected) throw new Error(`Signing in answered ${String(status)}: ${JSON.stringify(body)}`);
    this.accessToken = body.accessToken;
    this.expiresAt = Date.parse(body.expiresAt);
    this.user = body.user;
    return body;
  }

  private keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
