import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Migration } from '@mikro-orm/migrations';

const folder = import.meta.dirname;

/** Every `.sql` file here, in the order of its number. A released one is never edited; a later one corrects it. */
export const migrations = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({
    name: path.basename(file, '.sql'),
    class: running(readFileSync(path.join(folder, file), 'utf8')),
  }));

function running(sql: string) {
  return class extends Migration {
    override up(): void {
      this.addSql(sql);
    }
  };
}
