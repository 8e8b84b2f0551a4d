// node scripts/portfolio-pictures.mjs: link preview pictures for portfolios, one per milestone.
import { chromium } from 'playwright';
import { chromiumFile } from './lib/browser.mjs';
import { inRoot } from './lib/paths.mjs';

const pictures = {
  creator: ['Creator portfolio', '#0B5D3B'],
  silver: ['Silver creator', '#5A564C'],
  gold: ['Gold creator', '#7A5200'],
  diamond: ['Diamond creator', '#0A3524'],
};

const markup = (title, colour) => `<style>body { margin: 0; font: 800 96px/1.1 sans-serif; color: #fff }</style>
<svg width="1200" height="630" viewBox="0 0 1200 630" style="position:absolute;z-index:-1">
<rect width="1200" height="630" fill="${colour}"/>
<pattern id="p" y="6" width="96" height="48" patternUnits="userSpaceOnUse"><path d="M0 48l24-48 24 48zM48 0h48l-24 48z" fill="#F2A900"/></pattern>
<rect y="534" width="1200" height="96" fill="url(#p)"/></svg>
<main style="padding:150px 90px">${title}<div style="font:400 44px sans-serif;margin-top:28px">Approved work, on Sankofa</div></main>`;

const browser = await chromium.launch({ executablePath: await chromiumFile(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, [title, colour]] of Object.entries(pictures)) {
  await page.setContent(markup(title, colour));
  await page.screenshot({ path: inRoot(`frontend/public/portfolio-${name}.png`) });
}
await browser.close();
