import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adoptedStyles } from './vite/adopted-styles.ts';
import { leanRouter } from './vite/lean-router.ts';
import { paletteCss } from './vite/palette-css.ts';

const backend = `http://localhost:${process.env.PORT ?? '3000'}`;

/** What no page can do without travels as one file, which compresses better than its parts. */
const onEveryPage = {
  name: 'every-page',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/shared\/(ui\/(button|icons|link)\.tsx|session\/use-sign-out\.tsx|contact\/contact-details\.ts)/,
};

/** Where plans are told, prices and dates are as well: as one file they take 300 bytes less of the budget of that page. */
const plans = {
  name: 'plans',
  test: /src\/(shared\/plans|features\/commerce\/plan-period)\.ts/,
};

/** Small parts of forms and lists: one file where each one's name would be 16 bytes of every page's budget. */
const parts = {
  name: 'parts',
  test: /src\/shared\/ui\/(use-(is-mounted|is-pressed|move-focus|navigate-if-mounted|single-flight)|form\/(check-filled|choices))\.ts/,
};

/** Every page names the files that others may need: a letter less of each is 60 bytes of its budget. */
const shortNames = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  plugins: [react(), paletteCss(), adoptedStyles(), leanRouter()],
  build: {
    manifest: true,
    license: { fileName: 'licenses.txt' },
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined), // parts of a drawing are used by its address
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { output: { ...shortNames, codeSplitting: { groups: [onEveryPage, plans, parts] } } },
  },
  server: {
    port: Number(process.env.FRONTEND_PORT ?? 5173),
    proxy: {
      '/api': backend,
      '/health': backend,
      '^/(verify|c)(/|\\?|$)': backend,
      '/socket.io': { target: backend, ws: true },
    },
  },
});
