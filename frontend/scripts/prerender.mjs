// Prerenders public pages, the page for unknown addresses, the shell for member pages (app.html) and files for search
// engines into dist/. The server replaces %PUBLIC_URL% by its own address, and selects among the files of one page by
// the `type` in the query.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { filesOf } from './manifest.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const rendererFolder = join(dist, '.renderer');
const NOT_LISTED = '<meta name="robots" content="noindex">';
const SCRIPT_NEEDED = `<body>
    <noscript>
      <h1>Sankofa</h1>
      <p>This page needs JavaScript. Without it you can read about <a href="/">Sankofa</a>, the
      <a href="/for-creator">Creators Internship</a>, what we do <a href="/for-business">For Business</a>, the
      <a href="/program-application-fee">Pricing</a>, and how to <a href="/contact">contact us</a>.</p>
    </noscript>`;
const shell = readFileSync(join(dist, 'index.html'), 'utf8');
const { publicPages, render, renderWaiting } = await import(pathToFileURL(join(rendererFolder, 'prerender.js')).href);

write('app.html', await shellPage());
write('404.html', pageOf([NOT_LISTED], await render('/404'), 'Page not found · Sankofa'));
const listedPages = publicPages.filter(({ description }) => description);
for (const page of listedPages) {
  write(join(page.path, 'index.html'), pageOf(headOf(page), await render(page.path), page.title, page.source));
}
for (const { path, prerendered = [path], title, source, description } of publicPages) {
  if (description) continue;
  for (const address of prerendered)
    write(fileOf(address), entryPage(source, await render(address), `${title} · Sankofa`));
}
write('sitemap.xml', sitemap(listedPages));
write('robots.txt', 'User-agent: *\nDisallow: /api/\nSitemap: %PUBLIC_URL%/sitemap.xml\n');
rmSync(rendererFolder, { recursive: true });

async function shellPage() {
  return pageOf([NOT_LISTED], await renderWaiting(), 'Sankofa', 'src/app/member-area.tsx')
    .replace('<div id="root">', '<div id="root" data-page="members">')
    .replace('<body>', SCRIPT_NEEDED);
}

function entryPage(source, body, title) {
  return pageOf([NOT_LISTED], body, title, source).replace('<body>', SCRIPT_NEEDED);
}

function fileOf(address) {
  const [path, query] = address.split('?');
  return join(path, `${query ?? 'index'}.html`);
}

/** The page's own styles come after the common ones, in the order in which its code would load them. */
function pageOf(head, body, title, source) {
  const { preloads, styles } = source ? loadedBy(source) : { preloads: [], styles: [] };
  return shell
    .replace(/<title>.*<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace('<!--head-->', () => [...head, ...preloads].join('\n    '))
    .replace('</head>', () => [...styles, '</head>'].join('\n    '))
    .replace('<!--app-->', () => body);
}

function headOf({ path, title, description }) {
  return [
    `<meta name="description" content="${escape(description)}">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:url" content="%PUBLIC_URL%${path}">`,
    '<meta property="og:image" content="%PUBLIC_URL%/share.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="canonical" href="%PUBLIC_URL%${path}">`,
  ];
}

function loadedBy(source) {
  const { scripts, styles } = filesOf(['index.html', source]);
  const isNew = (file) => !shell.includes(file);
  return {
    preloads: scripts.filter(isNew).map((file) => `<link rel="modulepreload" href="/${file}">`),
    styles: styles.filter(isNew).map((file) => `<link rel="stylesheet" href="/${file}">`),
  };
}

function sitemap(pages) {
  const entries = pages.map(({ path }) => `  <url><loc>%PUBLIC_URL%${path}</loc></url>`);
  const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${schema}">\n${entries.join('\n')}\n</urlset>\n`;
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
