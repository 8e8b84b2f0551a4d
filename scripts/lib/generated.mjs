// The files generated from the backend: API types, reference data, the event catalogue and others.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dashboards } from './dashboards.mjs';
import { eventCataloguePage } from './event-catalogue.mjs';
import { inRoot } from './paths.mjs';

const copyOf = (file) => `// Written by npm run generate.\n${readFileSync(inRoot('backend/src', file), 'utf8')}`;
const compiled = (file) => import(pathToFileURL(inRoot('backend/dist/src', file)).href);

async function contents() {
  const { apiShapes } = await compiled('generators/openapi.generator.js');
  const { eventCatalogue } = await compiled('generators/event-catalogue.generator.js');
  const { referenceData } = await compiled('reference-data/index.js');
  const { pages } = await compiled('access/pages.js');
  const { policies } = await compiled('access/policies.js');
  const { numberingPlansOf } = await compiled('platform/text/numbering-plans.js');
  return {
    'frontend/src/shared/api/schema.gen.ts': await typesOf(await apiShapes()),
    'docs/event-catalogue.md': eventCataloguePage(await eventCatalogue()),
    'frontend/src/app/pages.gen.ts': pathsOf(
      pages,
      ({ policy }) => policy === policies.public,
      referenceData.movedPages,
    ),
    ...tablesOf(referenceData),
    ...dashboards(),
    // Both sides read phone numbers and amounts by the same functions.
    'frontend/src/shared/phone/phone-number.gen.ts': copyOf('platform/text/phone-number.ts'),
    'frontend/src/features/commerce/amounts.gen.ts': copyOf('modules/commerce/domain/amounts.ts'),
    'frontend/src/shared/phone/plans.gen.json': `${JSON.stringify(numberingPlansOf(referenceData.countries), null, 2)}\n`,
  };
}

/** The server's paths by audience. Console tabs are a list of their own, so that no visitor loads them. */
function pathsOf(pages, isPublic, movedPages) {
  const here = pages.filter(({ path }) => !(path in movedPages));
  const isTab = ({ path }) => /^\/admin\/\w/.test(path);
  const list = (name, listed) =>
    `export const ${name} = ${JSON.stringify(
      listed.map(({ path }) => path),
      null,
      2,
    )} as const;\n`;
  return [
    '// Written by npm run generate.\n',
    list('publicPaths', here.filter(isPublic)),
    list(
      'memberPaths',
      here.filter((page) => !isPublic(page) && !isTab(page)),
    ),
    list('consolePaths', here.filter(isTab)),
  ].join('');
}

/** One file per table, so that a page loads only the tables it uses. */
function tablesOf(referenceData) {
  const folder = 'frontend/src/shared/reference-data';
  const names = Object.keys(referenceData);
  const exports = names
    .map((name) => `export { default as ${name} } from './${name}.gen.json' with { type: 'json' };\n`)
    .sort();
  return {
    [`${folder}/index.gen.ts`]: `// Written by npm run generate.\n${exports.join('')}`,
    ...Object.fromEntries(
      names.map((name) => [`${folder}/${name}.gen.json`, `${JSON.stringify(referenceData[name], null, 2)}\n`]),
    ),
  };
}

async function typesOf(document) {
  const { default: openapiTS, astToString } = createRequire(inRoot('frontend/package.json'))('openapi-typescript');
  return `// Written by npm run generate.\n${astToString(await openapiTS(document, { alphabetize: true }))}`;
}

export async function writeGenerated() {
  for (const [file, text] of Object.entries(await contents())) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text);
  }
}

export async function generatedFilesDiffering() {
  const isCurrent = ([file, text]) => existsSync(inRoot(file)) && readFileSync(inRoot(file), 'utf8') === text;
  return Object.entries(await contents())
    .filter((entry) => !isCurrent(entry))
    .map(([file]) => file);
}
