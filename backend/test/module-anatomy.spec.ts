import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const modulesFolder = path.resolve(import.meta.dirname, '../src/modules');

/** The kinds of files in each folder. A helper has no kind. */
const kinds = {
  domain: ['aggregate', 'commands', 'decider', 'events', 'refusals', 'state', 'properties'],
  http: ['controller', 'requests', 'response', 'refusals', 'guard', 'interceptor'],
  readModel: ['row', 'projector', 'controller', 'response', 'query', 'sql'],
  ownRoom: ['refusals'],
};

/** Folders of modules for other purposes than the log, and why. */
const ownRooms: Readonly<Record<string, string>> = {
  'admin/figures': 'figures of several read models are asked for, and taken out, in one way',
  'admin/member-search': 'who asks for members need not know how they are found',
  'admin/queue-targets': 'queues and settings ask alike within how many hours something is meant to be decided',
  'appraisals/jobs': 'a day that stays open is noticed by time, not by a request',
  'audit/access-log': 'who looked is no business event, and goes when it is old',
  'commerce/bank-statements': 'what a bank wrote names people, and rows are proposed before an event can be',
  'commerce/card-payments': 'the card gateway speaks of payments before an event can',
  'commerce/jobs': 'memberships end by time, not by a request',
  'commerce/payment-references': 'a reference is given before anything happened that an event could tell',
  'commerce/payment-search': 'claims, orders and receipts are looked up by the same words',
  'commerce/renewals': 'the end of the next period is asked of the rule that will record it',
  'creator-journey/page-names': 'an address has one owner at the instant of writing',
  'hiring/jobs': 'invitations end by time and by a withdrawn consent',
  'hiring/matching': 'who fits whom is asked from each side, over the rows of both',
  'identity/accounts': 'addresses, roles and bans must hold at the instant of writing',
  'identity/api-tokens': 'a token is good or not at the instant of a call, and its last day of use is no fact',
  'identity/erasure': 'an older backup brings back whom it must be done to again',
  'identity/passwords': 'a hash is no fact and must not stay in a log',
  'identity/second-factor': 'a key of an app is no fact and must not stay in a log',
  'identity/sessions': 'a session changes with every use and is gone when it ends',
  'notifications/notices': 'pushes and mails leave the product, and a device is no fact',
  'webhooks/deliveries': 'what others answer is no fact, and secrets must not stay in a log',
  'operations/consumers': 'a consumer is paused in the transaction of the event that says so',
};

const fileOf = (allowed: readonly string[]): RegExp =>
  new RegExp(String.raw`^[a-z0-9-]+(\.(${allowed.join('|')}))?(\.(int\.)?spec)?\.ts$`);

const rooms: readonly [room: RegExp, file: RegExp][] = [
  [/^domain$/, fileOf(kinds.domain)],
  [/^http(\/[a-z-]+)?$/, fileOf(kinds.http)],
  [/^read-models\/[a-z-]+$/, fileOf(kinds.readModel)],
];

/** Faults of modules with these files, by path and text. */
function faultsOf(files: ReadonlyMap<string, string>): string[] {
  const modules = [...new Set([...files.keys()].map((file) => file.split('/')[0] ?? ''))];
  const missing = modules.flatMap((module) =>
    ['README.md', 'public.ts', `${module}.module.ts`]
      .map((name) => `${module}/${name}`)
      .filter((file) => !files.has(file))
      .map((file) => `${file} is missing`),
  );
  return [...missing, ...[...files].flatMap(([file, text]) => [...misplaced(file), ...misrouted(file, text)])];
}

function misplaced(file: string): string[] {
  const [module = '', ...rest] = file.split('/');
  const name = rest.pop() ?? '';
  const room = rest.join('/');
  if (room === '')
    return /^README\.md$|^public\.ts$/.test(name) || name === `${module}.module.ts` ? [] : [`${file} lies loose`];
  const own: [RegExp, RegExp][] = `${module}/${room}` in ownRooms ? [[/./, fileOf(kinds.ownRoom)]] : [];
  const [, pattern] = [...rooms, ...own].find(([folder]) => folder.test(room)) ?? [];
  if (!pattern) return [`${file} lies in no room of a module`];
  return pattern.test(name) ? [] : [`${file} is of no kind that its room holds`];
}

function misrouted(file: string, text: string): string[] {
  const reads = /^\s*@Get\(/m.test(text);
  const writes = /^\s*@(Post|Put|Patch|Delete)\(/m.test(text);
  const [, room] = file.split('/');
  return [
    ...(reads && room !== 'read-models' ? [`${file} reads outside read-models`] : []),
    ...(writes && room !== 'http' ? [`${file} writes outside http`] : []),
  ];
}

const named = (...names: string[]): Map<string, string> => new Map(names.map((name) => [name, '']));
const hiring = ['hiring/README.md', 'hiring/public.ts', 'hiring/hiring.module.ts'];

describe('the anatomy of a module', () => {
  it('is that of each of them', () => {
    const files = globSync('**/*.{ts,md}', { cwd: modulesFolder });
    expect(files.length).toBeGreaterThan(300);
    expect(
      faultsOf(new Map(files.map((file) => [file, readFileSync(path.join(modulesFolder, file), 'utf8')]))),
    ).toEqual([]);
  });

  it('has no room that nobody lives in', () => {
    for (const room of Object.keys(ownRooms)) expect(globSync(`${room}/*.ts`, { cwd: modulesFolder })).not.toEqual([]);
  });

  it('allows what every module has', () => {
    const files = [
      'domain/offer.decider.spec.ts',
      'http/offers/offers.int.spec.ts',
      'read-models/offers/offers.row.ts',
    ];
    expect(faultsOf(named(...hiring, ...files.map((file) => `hiring/${file}`)))).toEqual([]);
  });

  it('asks for the README, the public file and the wiring', () => {
    expect(faultsOf(named('hiring/domain/offer.events.ts'))).toEqual([
      'hiring/README.md is missing',
      'hiring/public.ts is missing',
      'hiring/hiring.module.ts is missing',
    ]);
  });

  it.each([
    ['hiring/offers.ts', 'hiring/offers.ts lies loose'],
    ['hiring/services/offers.ts', 'hiring/services/offers.ts lies in no room of a module'],
    ['hiring/passwords/offers.ts', 'hiring/passwords/offers.ts lies in no room of a module'],
    ['hiring/read-models/offers.row.ts', 'hiring/read-models/offers.row.ts lies in no room of a module'],
    ['hiring/domain/offer.service.ts', 'hiring/domain/offer.service.ts is of no kind that its room holds'],
    ['hiring/http/offers.row.ts', 'hiring/http/offers.row.ts is of no kind that its room holds'],
  ])('does not allow %s', (file, fault) => {
    expect(faultsOf(named(...hiring, file))).toEqual([fault]);
  });

  it('reads in read-models and writes in http', () => {
    const files = named(...hiring);
    files.set('hiring/http/offers.controller.ts', "  @Get(':id')");
    files.set('hiring/read-models/offers/offers.controller.ts', '  @Patch()');
    expect(faultsOf(files)).toEqual([
      'hiring/http/offers.controller.ts reads outside read-models',
      'hiring/read-models/offers/offers.controller.ts writes outside http',
    ]);
  });
});
