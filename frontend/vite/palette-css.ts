import type { Plugin } from 'vite';
import { dark, light } from '../src/shared/theme/palette.ts';

/** Fills palette.css with the light theme, and the dark one by system preference or choice. Print is always light. */
export function paletteCss(): Plugin {
  return {
    name: 'palette-css',
    enforce: 'pre',
    load: (id) => (id.endsWith('/theme/palette.css') ? stylesheet() : undefined),
  };
}

function stylesheet(): string {
  const asDark = `color-scheme:dark;${properties(dark)}`;
  return [
    `:root{color-scheme:light;${properties(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${asDark}}}`,
    `@media screen{:root[data-theme='dark']{${asDark}}}`,
  ].join('\n');
}

function properties(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
