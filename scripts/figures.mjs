// npm run figures: size and tidiness of this checkout as a table; docs/figures.md keeps earlier results.
import { areasOf } from './lib/figures/areas.mjs';
import { duplicatedLines } from './lib/figures/duplicates.mjs';
import { namesOutsideShapes } from './lib/figures/names.mjs';
import { readSources } from './lib/figures/sources.mjs';
import { feedToRow, foldersImportingEachOther, migrations, repeatedInjects } from './lib/figures/structure.mjs';

const { code, tests } = readSources();
const lines = (sources) => sources.reduce((sum, source) => sum + source.lines, 0);
const listed = (values) => (values.length === 0 ? '0' : `${values.length}: ${values.join(', ')}`);

table(
  ['Area', 'files', 'lines', 'comments', 'median file', 'longest file', 'median function', 'longest function'],
  areasOf(code, tests),
);
table(
  ['Figure', 'value'],
  [
    ['lines of code, without tests, generated files and lessons', lines(code)],
    ['lines of tests', lines(tests)],
    ['duplicated lines of code', duplicatedLines(code)],
    ['duplicated lines of tests', duplicatedLines(tests)],
    ['constants outside the shapes of names', listed(namesOutsideShapes([...code, ...tests]))],
    ['migrations', migrations().length],
    ['files from the feed to the row', feedToRow().length],
    ['`@Inject` with a repeated name', repeatedInjects(code)],
    ['folder pairs of `platform/` that import each other', listed(foldersImportingEachOther(code))],
  ],
);

function table(head, rows) {
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
  console.log();
}
