import type { Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { type ProductConfig, readConfig } from '../config/config.js';
import { Accounts } from '../modules/identity/accounts/accounts.js';
import type { MemberCommand } from '../modules/identity/domain/member.commands.js';
import { memberAggregate, memberOf } from '../modules/identity/public.js';
import { EnrolmentCodes } from '../modules/identity/second-factor/enrolment-codes.js';
import { type Caller, COMMAND_LINE, ExecuteCommand } from '../platform/command-handling/execute-command.js';
import { Client } from '../platform/database/client.js';
import { connectionOptions } from '../platform/database/connection-options.js';
import { serverName } from '../platform/database/server-name.js';
import { RequestValidation } from '../platform/http/request-validation.pipe.js';
import { LiveUpdates } from '../platform/live-updates/live-updates.js';
import { prepareDatabase } from '../start/check-environment.js';
import { createApp } from '../start/create-app.js';
import { type CommandContext, CommandFailed } from './command.js';

/** Settings for work beside the product: this process follows no feed, serves nothing and logs only errors. */
export const commandLineConfig = (env: NodeJS.ProcessEnv): ProductConfig => ({
  ...readConfig({ ...env, ROLE: 'all' }),
  role: 'command-line',
  logLevel: 'error',
});

/** For commands that need existing data. @throws CommandFailed if the product never started with this database */
export async function requireDatabaseWithData(env: NodeJS.ProcessEnv): Promise<ProductConfig> {
  const config = commandLineConfig(env);
  const client = new Client({ ...connectionOptions, connectionString: config.databaseUrl });
  client.on('error', () => undefined); // the running statement gets the error
  await client.connect();
  try {
    const { rows } = await client.query<{ seals: string | null }>(`select to_regclass('es.seals') as seals`);
    if (rows[0]?.seals) return config;
    const todo = 'Correct DATABASE_URL, or start the product with it first.';
    throw new CommandFailed(`${serverName(config.databaseUrl)} holds nothing of the product. ${todo}`, 'NOTHING_THERE');
  } finally {
    await client.end();
  }
}

/** Runs `work` with the whole product, after the usual migrations. */
export async function withProduct<T>(
  env: NodeJS.ProcessEnv,
  work: (app: NestFastifyApplication) => Promise<T>,
): Promise<T> {
  const config = commandLineConfig(env);
  await prepareDatabase(config);
  const app = await createApp(config);
  try {
    await app.init();
    return await work(app);
  } finally {
    await app.close();
  }
}

export const onProduct = <T>(
  { withSettings }: CommandContext,
  work: (app: NestFastifyApplication) => Promise<T>,
): Promise<T> => withSettings((env) => withProduct(env, work));

/** The caller of a command from the command line. The log stores this actor. */
export function commandLineCaller(): Caller {
  const commandId = uuidv7();
  return { actorId: COMMAND_LINE, commandId, correlationId: commandId, waitForReadModels: true };
}

export async function validate<T extends object>(metatype: Type<T>, fields: object): Promise<T> {
  return (await new RequestValidation().transform(fields, { type: 'body', metatype })) as T;
}

export async function findMember(app: NestFastifyApplication, name: string): Promise<string> {
  const accounts = app.get(Accounts, { strict: false });
  const account = isUuid(name) ? await accounts.byId(name.toLowerCase()) : await accounts.byEmail(name);
  if (!account) throw new CommandFailed(`There is no member ${name}.`, 'NO_SUCH_MEMBER');
  return account.memberId;
}

/** Runs a command on the member's stream, and disconnects the member's live sockets. */
export async function changeMember(
  app: NestFastifyApplication,
  memberId: string,
  command: MemberCommand,
  caller = commandLineCaller(),
): Promise<{ readonly changed: boolean; readonly hints: string[] }> {
  const execution = new ExecuteCommand(memberAggregate, memberOf(memberId), command, caller);
  const { visible, position } = await app.get(CommandBus).execute(execution);
  app.get(LiveUpdates, { strict: false }).disconnect(memberId);
  return { changed: position !== null, hints: hintWhenBehind(visible) };
}

export const MEMBER = { name: 'MEMBER', about: 'The e-mail address of the member, or the id.' } as const;

/** A code with which staff turn on their second factor; undefined if the account needs none. */
export const enrolmentCodeOf = (app: NestFastifyApplication, memberId: string): Promise<string | undefined> =>
  app.get(EnrolmentCodes, { strict: false }).issueFor(memberId);

export const hintOfCode = (code: string | undefined): string[] =>
  code ? [`Code to turn two-step sign-in on with, good for seven days and shown this once: ${code}`] : [];

export const hintWhenBehind = (visible: boolean): string[] =>
  visible ? [] : ['Lists do not show it yet; doctor says whether a worker follows the log, or what holds it up.'];
