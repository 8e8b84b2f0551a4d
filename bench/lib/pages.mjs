// Lighthouse scores and the largest contentful paint of pages: the median of several runs.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { installedApart } from './apart.mjs';
import { median } from './rounds.mjs';

const PATHS = ['/', '/for-creator', '/for-business', '/program-application-fee', '/contact'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MIN_SCORE = 95;
const MAX_LCP_MS = 2_000;

/** One row per page, on Lighthouse's mobile defaults: 150 ms, 1.6 Mbit/s and a CPU four times slower. */
export async function measurePages(url, chromePath, runs) {
  const require = createRequire(`${await installedApart('lighthouse')}package.json`);
  const load = async (name) => import(pathToFileURL(require.resolve(name)).href);
  const [{ default: lighthouse }, { launch }] = [await load('lighthouse'), await load('chrome-launcher')];
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const rows = [];
    for (const path of PATHS) {
      const reports = [];
      for (let run = 0; run < runs; run += 1) {
        const { lhr } = await lighthouse(`${url}${path}`, { port: chrome.port, onlyCategories: CATEGORIES });
        reports.push(lhr);
      }
      rows.push(rowOf(path, reports));
    }
    return rows;
  } finally {
    chrome.kill();
  }
}

function rowOf(path, reports) {
  const middle = (figure) => Math.round(median(reports.map(figure)));
  const scores = CATEGORIES.map((name) => [name, middle(({ categories }) => categories[name].score * 100)]);
  const lcp = middle(({ audits }) => audits['largest-contentful-paint'].numericValue);
  const isGood = lcp <= MAX_LCP_MS && scores.every(([, score]) => score >= MIN_SCORE);
  return { path, ...Object.fromEntries(scores), 'LCP in ms': lcp, isGood };
}
