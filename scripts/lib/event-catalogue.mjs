// docs/event-catalogue.md: every event type, from the product's declarations and the compiler's types.
import path from 'node:path';
import { eventFields } from './event-fields.mjs';

const introduction = `# Event catalogue

Written by \`npm run generate\`; do not edit. Every event type that the log may hold: its stream, the version of its shape,
its fields, and who listens. A 🔒 field is personal: it is stored encrypted under the subject's key of the purpose that is
named, and takes its erased value once that key is destroyed. An internal field is left out of everything that is read,
exported or sent. A field with \`?\` may be left out.`;

const asked = (what, names) => (names.length === 0 ? [] : [`- ${what}: ${names.map(quoted).join(', ')}`]);
const quoted = (name) => `\`${name}\``;

export function eventCataloguePage(events) {
  const declarations = eventFields();
  const entries = events.map((event) => ({ ...declared(declarations, event), ...event }));
  const modules = Map.groupBy(
    entries.sort((a, b) => compare(a.module, b.module) || compare(a.stream, b.stream)),
    ({ module }) => module,
  );
  const sections = [...modules].map(([name, own]) => section(name, own));
  const total = `${events.length} event types in ${modules.size} modules.`;
  return `${[introduction, total, ...sections].join('\n\n')}\n`;
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

function declared(declarations, { type }) {
  const declaration = declarations.get(type);
  if (!declaration) throw new Error(`No *.events.ts declares ${type} as an Event of its own.`);
  return declaration;
}

function section(module, events) {
  const streams = Map.groupBy(events, ({ stream }) => stream);
  return [`## ${module}`, ...[...streams].map(([stream, own]) => streamSection(stream, own))].join('\n\n');
}

function streamSection(stream, events) {
  const [{ file }] = events;
  const head = `### Stream \`${stream}\`\n\n[${path.posix.basename(file)}](../${file})`;
  return [head, ...events.map(entry)].join('\n\n');
}

function entry({ type, version, upcastFrom, formerNames, personal, fields, readModels, processes, jobs, ...marked }) {
  const older = upcastFrom.length > 0 ? `, still read from version ${upcastFrom.join(', ')}` : '';
  const former = formerNames.length > 0 ? `, formerly ${formerNames.join(', ')}` : '';
  const purposeOf = (field) => Object.keys(personal).find((purpose) => personal[purpose].includes(field));
  const marksOf = ({ name }) => [
    purposeOf(name) && `🔒 ${purposeOf(name)}`,
    marked.staffOnly.includes(name) && 'for staff alone',
    marked.internal.includes(name) && 'internal',
  ];
  return [
    `**${type}** (version ${version}${older}${former})\n`,
    ...fields.map((field) => line(field, marksOf(field).filter(Boolean))),
    ...(fields.length === 0 ? ['- no fields'] : []),
    ...asked('Read models', readModels),
    ...asked('Processes', processes),
    ...asked('Jobs', jobs),
  ].join('\n');
}

function line({ name, isOptional, type }, marks) {
  return `- \`${name}${isOptional ? '?' : ''}: ${type}\`${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}
