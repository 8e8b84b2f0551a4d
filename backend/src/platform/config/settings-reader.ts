import { isIP } from 'node:net';
import { addressesIn } from './addresses.js';

const DATABASE_PROTOCOLS = ['postgres:', 'postgresql:'];

export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** Treats empty values as unset, as `.env.example` and Docker pass all settings along. */
const withoutEmpty = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** Reads settings and collects all problems, so that a start reports them together. */
export class SettingsReader {
  readonly problems: string[] = [];
  private readonly env: Env;

  constructor(env: Env) {
    this.env = withoutEmpty(env);
  }

  assertUsable(): void {
    if (this.problems.length > 0) throw new ConfigError(this.problems);
  }

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
    const problem = `is shorter than ${String(minLength)} characters`;
    return this.required(name, (value) => value.length >= minLength || problem);
  }

  keys(name: string): Buffer[] {
    const text = this.required(name, () => true);
    const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'));
    if (text !== '' && keys.some((key) => key.length !== 32)) this.problems.push(`${name} must be 32 bytes in base64.`);
    return keys;
  }

  mailAddresses(name: string): string[] {
    const addresses = this.list(name);
    if (!addresses.every((address) => /^[^\s@]+@[^\s@]+$/.test(address)))
      this.problems.push(`${name} must be e-mail addresses, separated by commas.`);
    if (addresses.length > 0 && this.text('SMTP_URL') === undefined)
      this.problems.push(`${name} is written to by mail: set SMTP_URL.`);
    return addresses;
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

  /** A fallback of `null` makes the setting required. */
  url(name: string, protocols: readonly string[], otherwise: string | undefined | null): string | undefined {
    const value = this.env[name] ?? otherwise;
    if (value === null) this.problems.push(`${name} is missing.`);
    if (value === null || value === undefined) return undefined;
    return this.isAddress(name, value, protocols) ? value : undefined;
  }

  /** A PostgreSQL address. It may name several servers; the product uses the primary. */
  database(name: string, otherwise: undefined | null): string | undefined {
    const url = this.url(name, DATABASE_PROTOCOLS, otherwise);
    const role = /[?&]target_session_attrs=([^&]*)/.exec(url ?? '')?.[1] ?? 'primary';
    if (role !== 'primary' && role !== 'read-write')
      this.problems.push(`${name} asks for ${role} servers; target_session_attrs must be read-write or primary.`);
    return url;
  }

  databases(name: string): string[] {
    return this.urls(name, DATABASE_PROTOCOLS);
  }

  /** A web origin without a path, which could mislead in CORS and in links. */
  origin(name: string, otherwise: string | null): string | undefined {
    const value = this.url(name, ['https:', 'http:'], otherwise);
    return value === undefined ? undefined : this.originOf(name, value);
  }

  origins(name: string): string[] {
    return this.urls(name, ['https:', 'http:']).flatMap((value) => this.originOf(name, value) ?? []);
  }

  private originOf(name: string, value: string): string | undefined {
    const { origin, href } = new URL(value);
    if (href === `${origin}/`) return origin;
    this.problems.push(`${name} must be a scheme and a host with nothing after it, such as https://sankofa.example.`);
    return undefined;
  }

  proxies(name: string): number | string[] {
    const entries = this.list(name);
    if (entries.length === 1 && /^\d$/.test(entries[0] ?? '')) return Number(entries[0]);
    if (!entries.every(isNetwork))
      this.problems.push(
        `${name} must be how many proxies there are, or their addresses, such as 10.0.0.7,10.1.0.0/16.`,
      );
    return entries;
  }

  urls(name: string, protocols: readonly string[]): string[] {
    return this.list(name).filter((value) => this.isAddress(name, value, protocols));
  }

  private isAddress(name: string, value: string, protocols: readonly string[]): boolean {
    const starts = protocols.map((protocol) => `${protocol}//`);
    if (!starts.some((start) => value.toLowerCase().startsWith(start)))
      this.problems.push(`${name} must be an address that starts with ${starts.join(' or ')}.`);
    else if (protocols !== DATABASE_PROTOCOLS && addressesIn(value).length > 1)
      this.problems.push(`${name} names several servers. Name one.`);
    else if (addressesIn(value).every((address) => URL.canParse(address) && isDecodable(address))) return true;
    else
      this.problems.push(
        `${name} cannot be read as an address. In a password, write % as %25, / as %2F, : as %3A, and @ as %40.`,
      );
    return false;
  }

  /** Pairs such as `a=1,b=two words`. Special characters are percent-encoded. */
  pairs(name: string): Record<string, string> {
    const pairs = this.list(name).map((pair) => /^([^=\s]+)=((?:[^%]|%[\da-f]{2})*)$/i.exec(pair));
    if (pairs.includes(null)) this.problems.push(`${name} must be such as name=value, separated by commas.`);
    const read = pairs.flatMap((pair): [string, string][] =>
      pair?.[1] === undefined ? [] : [[pair[1], decodeURIComponent(pair[2] ?? '')]],
    );
    return Object.fromEntries(read);
  }

  list(name: string): string[] {
    return (this.env[name] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
}

function isDecodable(url: string): boolean {
  try {
    const { username, password, pathname } = new URL(url);
    decodeURIComponent(username + password + pathname);
    return true;
  } catch {
    return false;
  }
}

function isNetwork(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const family = isIP(address);
  return (
    family !== 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)))
  );
}
