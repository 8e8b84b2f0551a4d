import { rm } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ownerOf } from '../../imports/export-row.js';
import { Importer } from '../../imports/importer.js';
import type { RefusedRow } from '../../imports/member-history.js';
import { MembersRows } from '../../imports/plan.js';
import { digestFiles, findFiles, readRows } from '../../imports/read-export.js';
import { countReasons, writeRefused } from '../../imports/refused-file.js';
import { problemWithUndo, undoImport } from '../../imports/undo.js';
import { Clock } from '../../platform/config/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { ALONGSIDE, type CliCommand, CommandFailed, type Outcome } from '../command.js';
import { writeNewFile } from '../files.js';
import { word } from '../parse-arguments.js';
import { onProduct } from '../product.js';

const DEFAULT_SOURCE = 'hosted-backend';
const PROGRESS_INTERVAL_MS = 5_000;
const BATCH_LENGTH = 12;

const place = {
  name: 'PLACE',
  about: 'A folder with CSV, JSON or plain pg_dump files, or one such file; a CSV of members without passwords.',
};

interface Request {
  readonly place: string;
  readonly source: string;
  readonly isDry: boolean;
}

export const importMembers: CliCommand = {
  name: 'import',
  about: 'Bring along the members of a hosted backend, with their passwords and their history.',
  needs: `${ALONGSIDE} Row by row it happens once: after a break, run it again.`,
  words: [place],
  flags: {
    'dry-run': { type: 'boolean', about: 'Write nothing, and tell which rows cannot be taken and why.' },
    source: { type: 'string', value: 'NAME', about: `What the history calls it; ${DEFAULT_SOURCE} without it.` },
  },
  run: ({ words, flags }, context) => {
    const source = typeof flags.source === 'string' ? flags.source : DEFAULT_SOURCE;
    const request = { place: word({ words, flags }, place.name), source, isDry: flags['dry-run'] === true };
    return onProduct(context, (app) => bringAlong(app, request, context.say));
  },
};

async function bringAlong(
  app: NestFastifyApplication,
  request: Request,
  say: (line: string) => void,
): Promise<Outcome> {
  const { source, isDry } = request;
  const { files, others } = await findFiles(request.place);
  if (files.length === 0)
    throw new CommandFailed(`${request.place} holds no .csv, .jsonl, .json or .sql file.`, 'NO_EXPORT');
  const batch = (await digestFiles(files)).slice(0, BATCH_LENGTH);
  const members = new MembersRows();
  const leftOut = new Set(others.map((file) => path.basename(file)));
  for (const file of files) {
    const before = members.rowCount + leftOut.size;
    const name = path.basename(file.file);
    const passOver = (table: string) => leftOut.add(`${table} of ${name}`);
    for await (const row of readRows(file, passOver)) members.add(row, ownerOf(row));
    if (members.rowCount + leftOut.size === before) leftOut.add(name);
  }
  if (leftOut.size > 0) say(`Left out, as it is not brought along: ${[...leftOut].join(', ')}`);
  if (members.rowCount === 0)
    throw new CommandFailed(
      'None of the files holds a row of a table that is brought along, or of a list with a column email.',
      'NO_EXPORT',
    );
  if (members.hasList && !isDry && app.get<Config>(CONFIG).smtpUrl === undefined)
    throw new CommandFailed('Members without passwords are invited by mail: set SMTP_URL first.', 'NO_MAIL');
  say(`${String(members.rowCount)} rows of ${String(members.memberCount)} members, batch ${batch}`);
  const unknownPassword = await Importer.unknownPassword(app);
  const importer = new Importer(app, { source, batch, now: app.get(Clock).now(), unknownPassword }, isDry);
  await reportProgress(importer.run(members), members.memberCount, say);
  const { refused, counts } = importer;
  const file = await keepRefused(request.place, refused);
  const done = `${String(counts.members)} members and ${String(counts.events)} events`;
  return {
    isGood: refused.length === 0,
    says: [
      isDry ? `Would bring along ${done}. Nothing was written.` : `Brought along ${done}, as batch ${batch}.`,
      ...(file === undefined
        ? []
        : [`Refused ${String(refused.length)} rows: mend them in ${file}, and import that file.`]),
      ...countReasons(refused).map((line) => `  ${line}`),
    ],
    result: {
      batch,
      source,
      dryRun: isDry,
      rows: members.rowCount,
      ...counts,
      refused: refused.length,
      file: file ?? null,
    },
  };
}

async function reportProgress(run: AsyncIterable<number>, total: number, say: (line: string) => void): Promise<void> {
  const begun = performance.now();
  let toldAt = begun;
  for await (const done of run) {
    const now = performance.now();
    if (now - toldAt < PROGRESS_INTERVAL_MS && done < total) continue;
    toldAt = now;
    const seconds = (now - begun) / 1_000;
    const left = Math.ceil((seconds / done) * (total - done));
    say(`${String(done)} of ${String(total)} members in ${seconds.toFixed(0)} s, about ${String(left)} s left`);
  }
}

/** Writes the refused rows beside the input, and replaces the file of an earlier run. */
async function keepRefused(from: string, refused: readonly RefusedRow[]): Promise<string | undefined> {
  const file = `${path.resolve(from).replace(/(\.refused)?\.\w+$/, '')}.refused.csv`;
  if (refused.length === 0) return undefined;
  await rm(file, { force: true });
  await writeNewFile(file, async (to) => {
    writeRefused(to, refused);
    await finished(to);
  });
  return file;
}

const BATCH = { name: 'BATCH', about: 'The batch as the import named it, or History does.' } as const;

export const undoMembersImport: CliCommand = {
  name: 'import undo',
  about: 'Erase the members of a batch again, within a day; who has signed in or acted since stays.',
  needs: `${ALONGSIDE} What was imported for members who were here before stays.`,
  words: [BATCH],
  run: (given, context) =>
    onProduct(context, async (app) => {
      const batch = word(given, BATCH.name);
      const problem = await problemWithUndo(app, batch);
      if (problem !== undefined) throw new CommandFailed(problem, 'CANNOT_UNDO');
      const { undone, kept } = await undoImport(app, batch);
      const stays =
        kept.length === 0 ? [] : [`${String(kept.length)} stay, as they have signed in or acted since:`, ...kept];
      return { says: [`Undid ${String(undone)} members.`, ...stays], result: { batch, undone, kept } };
    }),
};
