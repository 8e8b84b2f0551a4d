import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['*.md', 'docs/**/*.md', 'bench/*.md', 'backend/src/modules/*/README.md'];
const pages = globSync(folders, { cwd: root }).sort();
const decisions = pages.filter((page) => page.startsWith('docs/decisions/'));

const read = (page: string): string => readFileSync(path.join(root, page), 'utf8');
const lines = (page: string): number => read(page).trimEnd().split('\n').length;

describe('the documentation', () => {
  it('is there', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md']));
  });

  it('is read for paths, whether linked or quoted', () => {
    const page =
      'See [why](docs/why.md) and `backend/src/nowhere.ts`, not `GET /api/members`, `npm start` or a <kind>.';
    expect(pathsIn(page)).toEqual(['docs/why.md', 'backend/src/nowhere.ts']);
    expect(exists('README.md', 'backend/src/nowhere.ts')).toBe(false);
  });

  it('explains every setting that the configuration reads', () => {
    const settings = settingsIn('backend/src/{config,platform/config}/*.ts').filter((name) => name !== 'SANKOFA_DEMO');
    expect(settings).toContain('BANK_ACCOUNTS');
    expect(explained()).toEqual(expect.arrayContaining(settings));
  });

  it('explains no setting that nothing reads', () => {
    const ofScripts = settingsIn('scripts/lib/*.mjs');
    const ofCompose = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    const known = [...settingsIn('backend/src/{config,platform/config}/*.ts'), ...ofScripts, ...ofCompose];
    expect(explained().filter((name) => !known.includes(name))).toEqual([]);
  });

  it('explains every setting that docker-compose.yml asks for', () => {
    const asked = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
    expect(asked).not.toEqual([]);
    expect(explained()).toEqual(expect.arrayContaining(asked));
  });

  it.each(['deploy/alarms.yml', ...globSync('deploy/dashboards/*.json', { cwd: root })])(
    'has figures that %s names',
    (file) => {
      const named = read(file).match(/\b(sankofa|process)_[a-z_]+/g) ?? [];
      const written = globSync('backend/src/platform/**/*.ts', { cwd: root }).map(read).join('\n');
      const figures = new Set(named.map((name) => name.replace(/_(bucket|count)$/, '')));
      expect(figures.size).toBeGreaterThan(1);
      expect([...figures].filter((name) => !written.includes(`'${name}'`))).toEqual([]);
    },
  );

  it('says what to do about every alarm', () => {
    const alarms = [...read('deploy/alarms.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    const explainedAlarms = [...read('docs/operations.md').matchAll(/^\| <a id="(\w+)"><\/a>([A-Z]\w+) \|/gm)];
    expect(alarms).not.toEqual([]);
    expect(explainedAlarms.map(([, , name]) => name)).toEqual(alarms);
    const links = [...read('deploy/alarms.yml').matchAll(/runbook_url: docs\/operations\.md#(\w+)/g)];
    expect(links.map(([, place]) => place)).toEqual(explainedAlarms.map(([, place]) => place));
  });

  it('is led to by the first page, all of it but the decisions', () => {
    const led = new Set(pathsIn(read('README.md')));
    const ownPages = pages.filter((page) => /^docs\/(?!decisions)|README\.md$/.test(page) && page !== 'README.md');
    expect(ownPages.filter((page) => !led.has(page))).toEqual([]);
  });

  it.each(pages)('%s names only paths that exist', (page) => {
    const missing = pathsIn(read(page)).filter((named) => !exists(page, named));
    expect(missing).toEqual([]);
  });

  it.each(pages)('%s has no paragraph over 90 words', (page) => {
    expect(paragraphs(read(page)).filter((paragraph) => words(paragraph) > 90)).toEqual([]);
  });

  it.each(decisions)('%s takes under 60 lines and at most 450 words', (page) => {
    expect(lines(page)).toBeLessThan(60);
    expect(words(read(page))).toBeLessThanOrEqual(450);
  });

  it('explains the architecture in under 80 lines', () => {
    expect(lines('docs/architecture.md')).toBeLessThan(80);
  });
});

const words = (text: string): number => text.trim().split(/\s+/).length;

/** Paragraphs and list entries, without code and tables. */
const paragraphs = (markdown: string): string[] =>
  markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^\|.*/gm, '')
    .split(/\n\s*\n|\n\s*(?=(?:[-*]|\d+\.) )/);

const explained = (): string[] => read('.env.example').match(/^[A-Z_]+(?==)/gm) ?? [];

/** The settings that files read from the environment. */
function settingsIn(pattern: string): string[] {
  const text = globSync(pattern, { cwd: root }).map(read).join('\n');
  return [...text.matchAll(/read\.\w+\(\s*'([A-Z_]+)'|env\.([A-Z_]+)/g)].map(([, a, b]) => a ?? b ?? '');
}

/** Links and quoted names that look like paths. Code blocks are skipped, as they show shapes. */
function pathsIn(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => target ?? '');
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text ?? '');
  return [...links.filter((target) => !/^[a-z]+:/.test(target)), ...quoted.filter(isPath)];
}

/** Whether the text is a folder or file of this repository, and not a route, package, command or pattern. */
function isPath(text: string): boolean {
  const isWritten = /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(text) && !text.includes('dist/');
  const isFile = text.includes('/') && /\.(ts|tsx|mjs|cjs|json|md|yml|css)$/.test(text);
  return isWritten && (isFile || /^(backend|frontend|docs|scripts)\//.test(text));
}

/** Whether a path exists from the root, from the page, or from the sources of one side. */
function exists(page: string, named: string): boolean {
  return ['', path.dirname(page), 'backend/src', 'frontend/src'].some((from) =>
    existsSync(path.join(root, from, named)),
  );
}
