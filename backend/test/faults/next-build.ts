import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const BACKEND = resolve(import.meta.dirname, '../..');
const PACKAGES = ['node_modules', '../node_modules'];
const JOURNEY = 'modules/creator-journey';

/** The version of a later build. The first is 0. */
export const versionOf = (release: number): string => `0.1.0-next.${String(release)}`;

/** The new event type of a later build, and the new version of an older type. */
export const newIn = (release: number) => ({ type: `PointsPraised${String(release)}`, schemaVersion: release + 1 });

/**
 * The product as a later build: with a migration for a column that a read model fills for all of its past, a new version
 * of an event type with its upcast, a new event type, and the changes of all builds before it.
 */
export class NextBuild {
  private readonly home = mkdtempSync(join(tmpdir(), 'sankofa-next-build-'));

  constructor(private readonly release: number) {
    cpSync(join(BACKEND, 'dist'), join(this.home, 'backend/dist'), { recursive: true });
    for (const folder of PACKAGES.filter((name) => existsSync(join(BACKEND, name)))) {
      symlinkSync(resolve(BACKEND, folder), join(this.home, 'backend', folder));
    }
    const about = JSON.parse(readFileSync(join(BACKEND, 'package.json'), 'utf8')) as object;
    writeFileSync(join(this.home, 'backend/package.json'), JSON.stringify({ ...about, version: versionOf(release) }));
    this.changeSchema();
    this.changeEvents();
    this.changeReadModel();
  }

  get main(): string {
    return this.file('main.js');
  }

  get commandLine(): string {
    return this.file('command-line/sankofa.js');
  }

  discard(): void {
    rmSync(this.home, { recursive: true });
  }

  private changeSchema(): void {
    this.wrap(
      'migrations/index.js',
      (before) => `
      import { Migration } from '@mikro-orm/migrations';
      import { migrations as before } from '${before}';
      const adding = (column) => class extends Migration {
        up() {
          this.addSql('alter table read.points_ledger add column ' + column + ' text');
          this.addSql("insert into es.rebuilds (read_model, purpose, events_total) values ('points-ledger', 'replace', 1)");
        }
      };
      export const migrations = [...before, ${this.each((n) => `{ name: '9000-${n}', class: adding('occasion${n}') }`)}];`,
    );
  }

  private changeEvents(): void {
    const { type, schemaVersion } = newIn(this.release);
    this.wrap(
      `${JOURNEY}/domain/journey.events.js`,
      (before) => `
      import { journeyEvents as before } from '${before}';
      const upcast = { ${this.each((n) => `${n}: (data) => ({ ...data, occasion${n}: null })`)} };
      export const journeyEvents = {
        ...before,
        PointsAdjusted: { ...before.PointsAdjusted, version: ${String(schemaVersion)}, upcast },
        ${this.each((n) => `PointsPraised${n}: { version: 1 }`)},
      };`,
    );
    this.wrap(
      `${JOURNEY}/domain/journey.decider.js`,
      (before) => `
      import { journeyDecider as before } from '${before}';
      const told = (data) => ({ ...data, occasion${String(this.release)}: 'told by the new version' });
      const more = ({ type, data }) => type === 'PointsAdjusted'
        ? [{ type, data: told(data) }, { type: '${type}', data: {} }]
        : [{ type, data }];
      export const journeyDecider = {
        ...before,
        decide: (command, state) => before.decide(command, state).flatMap(more),
        evolve: (state, event) => event.type.startsWith('PointsPraised') ? state : before.evolve(state, event),
      };`,
    );
  }

  private changeReadModel(): void {
    const folder = `${JOURNEY}/read-models/points-ledger`;
    this.wrap(
      `${folder}/points-ledger.row.js`,
      (before) => `
      import { PointsLedgerEntry } from '${before}';
      for (const name of [${this.each((n) => `'occasion${n}'`)}])
        PointsLedgerEntry.addProperty(name, 'string', { nullable: true, columnType: 'text' });
      export { PointsLedgerEntry };`,
    );
    this.wrap(
      `${folder}/points-ledger.projector.js`,
      (before) => `
      import { pointsLedgerProjector as before } from '${before}';
      const occasions = ({ data }) => ({ ${this.each((n) => `occasion${n}: data.occasion${n} ?? 'of before'`)} });
      const handling = (handle) => (event, rows) =>
        handle(event, { put: (row) => rows.put({ ...row, ...occasions(event) }) });
      const { PointsAwarded, PointsAdjusted } = before.on;
      export const pointsLedgerProjector = {
        ...before,
        on: { PointsAwarded: handling(PointsAwarded), PointsAdjusted: handling(PointsAdjusted) },
      };`,
    );
  }

  /** One line for each build up to this one. */
  private each(line: (number: string) => string): string {
    return Array.from({ length: this.release }, (_, i) => line(String(i + 1))).join(', ');
  }

  /** Replaces a file by one that imports it. */
  private wrap(name: string, content: (before: string) => string): void {
    const before = name.replace('.js', '.before.js');
    renameSync(this.file(name), this.file(before));
    writeFileSync(this.file(name), content(`./${basename(before)}`));
  }

  private file(name: string): string {
    return join(this.home, 'backend/dist/src', name);
  }
}
