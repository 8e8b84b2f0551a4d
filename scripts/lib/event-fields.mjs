import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot, root } from './paths.mjs';

const SHOWN_IN_FULL = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

/** By event type: where it is declared, and its fields in their order. */
export function eventFields() {
  const files = globSync('backend/src/{modules,platform}/**/*.events.ts', { cwd: root }).sort();
  const { config } = ts.readConfigFile(inRoot('backend/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot('backend'));
  const program = ts.createProgram(
    files.map((file) => inRoot(file)),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const declared = files.flatMap((file) =>
    program
      .getSourceFile(inRoot(file))
      .statements.filter(ts.isTypeAliasDeclaration)
      .flatMap((alias) => eventsOf(checker, alias, file)),
  );
  return new Map(declared.map((event) => [event.type, event]));
}

/** The events that an alias names, such as those of a table of types. */
function eventsOf(checker, alias, file) {
  const type = checker.getTypeAtLocation(alias.name);
  return (type.isUnion() ? type.types : [type]).flatMap((one) => {
    const name = literal(checker, one, alias);
    const data = one.getProperty('data');
    if (name === undefined || !data) return [];
    const fields = checker.getTypeOfSymbolAtLocation(data, alias).getProperties();
    return [
      { type: name, module: moduleOf(file), file, fields: fields.map((field) => described(checker, field, alias)) },
    ];
  });
}

function literal(checker, type, node) {
  const property = type.getProperty('type');
  const value = property && checker.getTypeOfSymbolAtLocation(property, node);
  return value?.isStringLiteral() ? value.value : undefined;
}

function described(checker, field, node) {
  const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(field, node));
  const mayBeNull = checker.typeToString(checker.getTypeOfSymbolAtLocation(field, node)).split(' | ').includes('null');
  const text = checker.typeToString(type, node, SHOWN_IN_FULL);
  return { name: field.name, isOptional, type: mayBeNull ? `${text} | null` : text };
}

const moduleOf = (file) => file.split(path.sep).join('/').split('/')[3];
