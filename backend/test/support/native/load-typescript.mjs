// Lets Node load the project's TypeScript with decorators, which its own type stripping does not support.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileInline } from '../../../../scripts/lib/compile.mjs';

const globals = new URL('globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
    const typescript = typescriptOf(specifier, context.parentURL);
    return typescript ? { url: typescript, format: 'module', shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    return { source: compileInline(filename, readFileSync(filename, 'utf8')), format: 'module', shortCircuit: true };
  },
});

/** Imports name the built file `x.js` instead of `x.ts`. */
function typescriptOf(specifier, parentURL) {
  if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !parentURL?.endsWith('.ts')) return undefined;
  const url = new URL(specifier.replace(/js$/, 'ts'), parentURL);
  return existsSync(url) ? url.href : undefined;
}
