import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adoptedStyles } from './vite/adopted-styles.ts';
import { leanRouter } from './vite/lean-router.ts';
import { paletteCss } from './vite/palette-css.ts';

const backend = `http://localhost:${process.env.PORT ?? '3000'}`;

/** What every page needs is one file, which compresses better than several. */
const onEveryPage = {
  name: 'every-page',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|src\/shared\/(ui\/(button|icons|link)\.tsx|session\/use-sign-out\.tsx|contact\/contact-details\.ts)/,
};

/** Pages with plans also need prices and dates: one file saves 300 bytes of their budget. */
const plans = {
  name: 'plans',
  test: /src\/(shared\/plans|features\/commerce\/plan-period)\.ts/,
};

/** Small parts of forms and lists: as files of their own, each name would add 16 bytes to every page. */
const parts = {
  name: 'parts',
  test: /src\/shared\/ui\/(use-(is-mounted|is-pressed|move-focus|navigate-if-mounted|single-flight)|form\/(check-filled|choices|use-focus-on-wrong))\.ts/,
};

/** Every page names the files that others may need: one letter less per name saves 60 bytes per page. */
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
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined), // drawings are referenced by #part
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
