// Compiles TypeScript for Node with Vite's compiler, by the settings of the nearest tsconfig.json.
import { Buffer } from 'node:buffer';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TsconfigCache, transformSync } from 'rolldown/utils';
import { Problem } from './problem.mjs';

const cache = new TsconfigCache();

/** Returns code and source map of one file. Throws a Problem on a syntax error; types are not checked. */
function compile(file, source) {
  const { code, map, errors } = transformSync(file, source, { tsconfig: true, sourcemap: true }, cache);
  if (errors.length > 0) throw new Problem(errors[0].message);
  return { code, map };
}

export function compileInline(file, source) {
  const { code, map } = compile(file, source);
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}\n`;
}

/** Compiles a folder without its specs into another one; copies JSON and SQL files. */
export function compileFolder(from, to) {
  for (const name of readdirSync(from, { recursive: true })) {
    if (/\.(json|sql)$/.test(name)) write(path.join(to, name), readFileSync(path.join(from, name)));
    if (!name.endsWith('.ts') || name.endsWith('.spec.ts')) continue;
    const source = path.join(from, name);
    const target = path.join(to, name.replace(/ts$/, 'js'));
    const { code, map } = compile(source, readFileSync(source, 'utf8'));
    write(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
    write(`${target}.map`, JSON.stringify({ ...map, sources: [path.relative(path.dirname(target), source)] }));
  }
}

function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
