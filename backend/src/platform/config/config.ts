import { type ContactDetails, readContactDetails } from './contact-details.js';
import { type LessonVideo, readLessonVideos } from './lesson-videos.js';

/** The settings of one process, checked as a whole. Names and meanings: `.env.example`. */
export interface Config {
  /** `beside` is no setting: the command line neither serves nor follows the log. */
  readonly role: 'all' | 'api' | 'worker' | 'beside';
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly databaseUrl: string;
  readonly replicaUrls: readonly string[];
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly jwtSecret: string;
  /** 32 bytes each; the first wraps the data keys, older ones follow until every data key is re-wrapped. */
  readonly masterKeys: readonly Buffer[];
  /** What a collector of figures shows at `/metrics`; without one it is known by its network. */
  readonly metricsToken: string | undefined;
  /** Where traces go, by OTLP over HTTP. */
  readonly tracesUrl: string | undefined;
  /** The file that lists who was erased, outside the database and its backups. */
  readonly erasureList: string | undefined;
  /** 32 bytes from which the key comes that signs the seals of the log. */
  readonly sealKey: Buffer;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** Whether routes of staff are closed to those who sign in by their password alone. */
  readonly staffSecondFactor: 'off' | 'required';
  readonly proGraceDays: number;
  readonly paystackSecretKey: string | undefined;
  readonly contact: ContactDetails;
  readonly lessonVideos: readonly LessonVideo[];
  /** How long a command waits for the read models that it touches before it answers anyway. */
  readonly readModelPatienceMs: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
}

/** Whether a process follows the log and does jobs. */
export const isWorker = ({ role }: Pick<Config, 'role'>): boolean => role === 'all' || role === 'worker';

/** Every wrong or missing setting at once. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings; throws a {@link ConfigError} that lists all that is wrong. */
export function readConfig(given: Env): Config {
  const env = withoutEmpty(given);
  const read = new SettingsReader(env);
  const demo = read.choice('SANKOFA_DEMO', ['true', 'false'], 'false') === 'true';
  const port = read.wholeNumber('PORT', 3000, 0, 65_535);
  const address = read.url('PUBLIC_URL', ['https:', 'http:'], demo ? `http://localhost:${String(port)}` : null);
  const publicUrl = (address ?? '').replace(/\/+$/, '');
  const config: Config = {
    role: read.choice('ROLE', ['all', 'api', 'worker'], 'all'),
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    port,
    publicUrl,
    demo,
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:'], null) ?? '',
    replicaUrls: read.urls('DATABASE_REPLICA_URLS', ['postgres:', 'postgresql:']),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:'], undefined),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:'], undefined),
    mailFrom: read.sender('MAIL_FROM') ?? `Sankofa <no-reply@${address ? new URL(address).hostname : ''}>`,
    jwtSecret: read.secret('JWT_SECRET', 32),
    masterKeys: read.keys('MASTER_KEY'),
    metricsToken: read.text('METRICS_TOKEN'),
    tracesUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], undefined),
    erasureList: read.text('ERASURE_LIST'),
    sealKey: read.key('SEAL_KEY'),
    adminEmail: read.required('ADMIN_EMAIL', (value) => value.includes('@') || 'must be an e-mail address'),
    adminPassword: read.secret('ADMIN_PASSWORD', 8),
    staffSecondFactor: read.choice('STAFF_SECOND_FACTOR', ['off', 'required'], 'off'),
    proGraceDays: read.wholeNumber('PRO_GRACE_DAYS', 60, 0, 365),
    paystackSecretKey: read.text('PAYSTACK_SECRET_KEY'),
    contact: readContactDetails(read),
    lessonVideos: readLessonVideos(read),
    readModelPatienceMs: 500,
    logLevel: read.choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error'], 'info'),
  };
  if (!demo && config.publicUrl.startsWith('http:') && !/\/\/(localhost|127\.0\.0\.1)/.test(config.publicUrl)) {
    read.problems.push('PUBLIC_URL must be https outside the demo, or session cookies could be read on the way.');
  }
  if (demo && config.role !== 'all') {
    read.problems.push(`ROLE=${config.role} needs a database of its own: set DATABASE_URL. The demo is one process.`);
  }
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}

/** An empty value is not set: a copy of `.env.example` names every setting, and Docker passes all of them on. */
const withoutEmpty = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

class SettingsReader {
  readonly problems: string[] = [];
  constructor(private readonly env: Env) {}

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  required(name: string, check: (value: string) => true | string): string {
    const value = this.env[name] ?? '';
    const verdict = value === '' ? 'is missing' : check(value);
    if (verdict !== true) this.problems.push(`${name} ${verdict}.`);
    return value;
  }

  secret(name: string, minLength: number): string {
    return this.required(
      name,
      (value) => value.length >= minLength || `is shorter than ${String(minLength)} characters`,
    );
  }

  keys(name: string): Buffer[] {
    const text = this.required(name, () => true);
    const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'));
    if (text !== '' && keys.some((key) => key.length !== 32)) this.problems.push(`${name} must be 32 bytes in base64.`);
    return keys;
  }

  key(name: string): Buffer {
    const [key = Buffer.alloc(0), second] = this.keys(name);
    if (second !== undefined) this.problems.push(`${name} is one key; a second one cannot follow it.`);
    return key;
  }

  sender(name: string): string | undefined {
    const value = this.text(name);
    if (value?.includes('@') === false) this.problems.push(`${name} must name an e-mail address.`);
    return value;
  }

  choice<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
    const value = this.env[name] ?? otherwise;
    const found = allowed.find((option) => option === value);
    if (found === undefined) this.problems.push(`${name} is "${value}"; it must be one of ${allowed.join(', ')}.`);
    return found ?? otherwise;
  }

  wholeNumber(name: string, otherwise: number, min: number, max: number): number {
    const value = Number(this.env[name] ?? otherwise);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.problems.push(`${name} must be a whole number from ${String(min)} to ${String(max)}.`);
    return otherwise;
  }

  /** `null` as the fallback means: required. */
  url(name: string, protocols: readonly string[], otherwise: string | undefined | null): string | undefined {
    const value = this.env[name] ?? otherwise;
    if (value === null) this.problems.push(`${name} is missing.`);
    if (value === null || value === undefined) return undefined;
    return this.isAddress(name, value, protocols) ? value : undefined;
  }

  /** Several, separated by commas. */
  urls(name: string, protocols: readonly string[]): string[] {
    return this.list(name).filter((value) => this.isAddress(name, value, protocols));
  }

  private isAddress(name: string, value: string, protocols: readonly string[]): boolean {
    const starts = protocols.map((protocol) => `${protocol}//`);
    if (!starts.some((start) => value.toLowerCase().startsWith(start)))
      this.problems.push(`${name} must be an address that starts with ${starts.join(' or ')}.`);
    else if (URL.canParse(value)) return true;
    else this.problems.push(`${name} cannot be read as an address. In a password, write / as %2F, and @ as %40.`);
    return false;
  }

  list(name: string): string[] {
    return (this.env[name] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
}
