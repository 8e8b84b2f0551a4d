// Writes each public page as HTML into dist/, and the empty shell for every other address as dist/app.html.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { filesOf } from './manifest.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const rendererFolder = join(dist, '.renderer');
const shell = readFileSync(join(dist, 'index.html'), 'utf8');
const { publicPages, render } = await import(pathToFileURL(join(rendererFolder, 'prerender.js')).href);

write('app.html', shell.replace('<!--head-->', '').replace('<!--app-->', ''));
for (const page of publicPages) {
  const html = shell
    .replace(/<title>.*<\/title>/, `<title>${escape(page.title)}</title>`)
    .replace('<!--head-->', () => headOf(page))
    .replace('<!--app-->', '');
  const body = await render(page.path);
  write(
    join(page.path, 'index.html'),
    html.replace('<div id="root">', () => `<div id="root">${body}`),
  );
}
rmSync(rendererFolder, { recursive: true });

function headOf({ title, description, source }) {
  const { scripts, styles } = filesOf(['index.html', source]);
  return [
    `<meta name="description" content="${escape(description)}">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    '<meta property="og:type" content="website">',
    ...styles.filter((file) => !shell.includes(file)).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.filter((file) => !shell.includes(file)).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n    ');
}

function write(path, html) {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  console.log(`  ${path.replace(/^\//, '')}  ${(html.length / 1024).toFixed(1)} KiB`);
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
