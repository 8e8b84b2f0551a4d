import { type AnchorSettings, readAnchorSettings } from './anchor-settings.js';
import { isLoopback } from './loopback.js';
import type { SettingsReader } from './settings-reader.js';
import { readTraceSettings, type TraceSettings } from './trace-settings.js';

export const CONFIG = Symbol('Config');

/** The platform's settings. `.env.example` explains them. */
export interface Config {
  /** `beside` is the command line, which neither serves nor follows the log. It is not a setting. */
  readonly role: 'all' | 'api' | 'worker' | 'command-line';
  readonly host: string;
  /** A worker serves only health and metrics on this port; 0 turns that off. */
  readonly port: number;
  readonly publicUrl: string;
  readonly trustedProxies: number | readonly string[];
  /** Origins whose pages may call the API from a browser, with API tokens. */
  readonly corsOrigins: readonly string[];
  readonly demo: boolean;
  readonly databaseUrl: string;
  /** The owner of the tables, for migrations. The product then uses a role that cannot alter the log. */
  readonly migrationUrl: string | undefined;
  readonly replicaUrls: readonly string[];
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly jwtSecret: string;
  /** 32 bytes each. The first wraps data keys. Older ones stay until all data keys are re-wrapped. */
  readonly masterKeys: readonly Buffer[];
  readonly metricsToken: string | undefined;
  readonly traces: TraceSettings | undefined;
  readonly erasureList: string | undefined;
  /** 32 bytes each. The first signs seals, once a seal of the next one in the list has named it. */
  readonly sealKeys: readonly Buffer[];
  readonly sealPublicKeys: readonly Buffer[];
  readonly anchors: AnchorSettings;
  readonly operators: { readonly mailTo: readonly string[]; readonly webhookUrl: string | undefined };
  /** The interval between backups; 0 turns off the warning about missing backups. */
  readonly backups: { readonly everyHours: number; readonly keepDays: number };
  readonly accessLogDays: number;
  readonly readModelTimeoutMs: number;
  readonly maxOpenRequests: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
}

export const listens = ({ role, port }: Pick<Config, 'role' | 'port'>): boolean => role !== 'worker' || port > 0;

export const isWorker = ({ role }: Pick<Config, 'role'>): boolean => role === 'all' || role === 'worker';

export function readPlatformConfig(read: SettingsReader): Config {
  const demo = read.choice('SANKOFA_DEMO', ['true', 'false'], 'false') === 'true';
  const role = read.choice('ROLE', ['all', 'api', 'worker'], 'all');
  const port = readPort(role, read);
  const host = read.text('HOST') ?? (demo ? '127.0.0.1' : '0.0.0.0');
  const publicUrl = read.origin('PUBLIC_URL', demo ? `http://localhost:${String(port)}` : null) ?? '';
  const sealsNothing = role === 'api' && read.text('SEAL_PUBLIC_KEY') !== undefined;
  const config: Config = {
    role,
    host,
    port,
    publicUrl,
    trustedProxies: read.proxies('TRUSTED_PROXIES'),
    corsOrigins: read.origins('CORS_ORIGINS'),
    demo,
    databaseUrl: read.database('DATABASE_URL', null) ?? '',
    migrationUrl: read.database('MIGRATION_DATABASE_URL', undefined),
    replicaUrls: read.databases('DATABASE_REPLICA_URLS'),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:'], undefined),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:'], undefined),
    mailFrom: read.sender('MAIL_FROM') ?? `Sankofa <no-reply@${publicUrl === '' ? '' : new URL(publicUrl).hostname}>`,
    jwtSecret: read.secret('JWT_SECRET', 32),
    masterKeys: read.keys('MASTER_KEY'),
    metricsToken: read.text('METRICS_TOKEN'),
    traces: readTraceSettings(read),
    erasureList: read.text('ERASURE_LIST'),
    sealKeys: sealsNothing ? [] : read.keys('SEAL_KEY'),
    sealPublicKeys: sealsNothing ? read.keys('SEAL_PUBLIC_KEY') : [],
    anchors: readAnchorSettings(read, role !== 'api'),
    operators: {
      mailTo: read.mailAddresses('OPERATOR_MAIL'),
      webhookUrl: read.url('OPERATOR_WEBHOOK_URL', ['https:', 'http:'], undefined),
    },
    backups: {
      everyHours: read.wholeNumber('BACKUP_EVERY_HOURS', 0, 0, 720),
      keepDays: read.wholeNumber('BACKUP_KEEP_DAYS', 14, 1, 3_650),
    },
    accessLogDays: read.wholeNumber('ACCESS_LOG_DAYS', 365, 30, 3_650),
    readModelTimeoutMs: 500,
    maxOpenRequests: read.wholeNumber('MAX_OPEN_REQUESTS', 10, 5, 1_000),
    logLevel: read.choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error'], 'info'),
  };
  if (!demo && publicUrl.startsWith('http:') && !isThisMachine(new URL(publicUrl).hostname)) {
    read.problems.push('PUBLIC_URL must be https outside the demo, or session cookies could be read on the way.');
  }
  if (demo && config.role !== 'all') {
    read.problems.push(`ROLE=${config.role} needs a database of its own: set DATABASE_URL. The demo is one process.`);
  }
  if (demo && !isThisMachine(host) && read.choice('DEMO_IN_PUBLIC', ['yes', 'no'], 'no') === 'no') {
    read.problems.push(
      `HOST=${host} lets others reach the demo, whose passwords everybody knows: set DEMO_IN_PUBLIC=yes if you mean it.`,
    );
  }
  return config;
}

/** A worker has its own setting, as it may share the machine and its settings with a server. */
const readPort = (role: string, read: SettingsReader): number =>
  role === 'worker' ? read.wholeNumber('WORKER_PORT', 0, 0, 65_535) : read.wholeNumber('PORT', 3000, 0, 65_535);

export const isThisMachine = (host: string): boolean =>
  host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
