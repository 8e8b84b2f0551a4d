import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const IN_DEVELOPMENT = fileURLToPath(import.meta.resolve('react-router'));
const FOR_VISITORS = IN_DEVELOPMENT.replace('/development/', '/production/');

/**
 * The router's entry point leads to its development build in every mode, and marks nothing as free of side effects.
 * This plugin uses the production build, without the components that our pages do not use.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === 'react-router' ? FOR_VISITORS : undefined),
    transform: (code, id) => (id.includes('/react-router/') ? markedAsPure(code) : undefined),
  };
}

function markedAsPure(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /*@__PURE__*/ $1');
}
