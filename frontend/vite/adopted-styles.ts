import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const THEIRS = /\/Dom\/dynamicCSS$|^\.\/cssUtils$/;
const OURS = fileURLToPath(new URL('../src/shared/theme/adopted-styles.ts', import.meta.url));

/**
 * antd writes <style> elements at run time, which a content security policy without 'unsafe-inline' refuses.
 * All of them pass through one module of its utilities, and a copy of that in its icons; ours takes their place and
 * hands the same rules to the document as constructed stylesheets, which the policy allows.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'adopted-styles',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (THEIRS.test(source) ? OURS : undefined),
  };
}
