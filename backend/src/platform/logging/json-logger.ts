import type { LoggerService } from '@nestjs/common';
import { logContext } from './log-context.js';
import { codeOf } from './reason-of.js';
import { type LogLine, RepeatedLines } from './repeated-lines.js';

const levels = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

/** Fields allowed in log lines. All others are dropped, so that personal data cannot slip in. */
const allowed = [
  'message',
  'requestId',
  'callerRequestId',
  'correlationId',
  'causationId',
  'method',
  'route',
  'status',
  'ms',
  'failures',
  'command',
  'consumer',
  'queue',
  'job',
  'count',
  'position',
  'reason',
  'directive',
  'from',
] as const;

const ofTheFramework: ReadonlySet<string | undefined> = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'WebSocketsController',
  'NestApplication',
]);

export class JsonLogger implements LoggerService {
  private readonly lines = new RepeatedLines((line) => void process.stdout.write(`${JSON.stringify(line)}\n`));

  /** @param always fields of every line that name its origin */
  constructor(
    private readonly from: Level,
    private readonly always: LogLine = {},
  ) {}

  log(message: unknown, context?: string): void {
    this.write(ofTheFramework.has(context) ? 'debug' : 'info', message, context);
  }
  debug(message: unknown, context?: string): void {
    this.write('debug', message, context);
  }
  warn(message: unknown, context?: string): void {
    this.write('warn', message, context);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, typeof rest.at(-1) === 'string' ? String(rest.at(-1)) : undefined);
  }

  private write(level: Level, message: unknown, context: string | undefined): void {
    if (levels.indexOf(level) < levels.indexOf(this.from)) return;
    const at = new Date().toISOString();
    this.lines.write({ at, level, ...this.always, context, ...logContext(), ...fieldsOf(message) });
  }
}

function fieldsOf(message: unknown): Record<string, unknown> {
  if (Error.isError(message)) return errorFields(message);
  if (typeof message !== 'object' || message === null) return { message: String(message) };
  const given = message as Record<string, unknown>;
  const kept = Object.fromEntries(allowed.filter((name) => name in given).map((name) => [name, given[name]]));
  return given.error === undefined ? kept : { ...kept, ...errorFields(given.error) };
}

/** SQLSTATEs whose messages name only statements and the server. Syntax errors (42601) quote the statement. */
const ABOUT_THE_SERVER = /^(08|42(?!601)|53|57|58)/;

/** Keeps messages of system and server errors only, as others may quote a value. Of several errors, keeps the first. */
function errorFields(error: unknown): Record<string, unknown> {
  if (!Error.isError(error)) return { error: typeof error };
  if (error instanceof AggregateError && Error.isError(error.errors[0])) return errorFields(error.errors[0]);
  const { responseCode, syscall } = error as Error & { responseCode?: unknown; syscall?: unknown };
  const code = codeOf(error);
  const isOfServer = typeof code === 'string' && (error.name === 'ReplyError' || ABOUT_THE_SERVER.test(code));
  const isSafe = syscall !== undefined || isOfServer;
  const place = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 4)
    .map((line) => line.trim());
  const says = isSafe ? error.message : undefined;
  return { error: error.name, code: code === undefined ? undefined : String(code), responseCode, says, place };
}
