import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8'));

export const isLoadedAlone = (source) => manifest[source]?.isDynamicEntry === true;

export function filesOf(sources) {
  const scripts = new Set();
  const styles = new Set();
  const drawings = new Set();
  const visit = (source) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build's manifest has no ${source}.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const drawing of chunk.assets ?? []) drawings.add(drawing);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles], drawings: [...drawings] };
}
