import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const THEIRS = /\/Dom\/dynamicCSS$|^\.\/cssUtils$/;
const OURS = fileURLToPath(new URL('../src/shared/theme/adopted-styles.ts', import.meta.url));

/**
 * antd writes <style> elements at run time, which a content security policy without 'unsafe-inline' refuses. All of
 * them pass through one module of its utilities, and a copy of it in its icons. Our module replaces both and adds the
 * rules as constructed style sheets, which the policy allows.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'adopted-styles',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (THEIRS.test(source) ? OURS : undefined),
  };
}
