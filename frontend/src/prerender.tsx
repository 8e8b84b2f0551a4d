import { type ReactNode, StrictMode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { publicPageFiles } from './app/public-page-files';
import { publicPages as pages } from './app/public-pages';
import { WaitingPage } from './app/waiting-page';

export const publicPages = pages.map((page) => ({ ...page, ...publicPageFiles[page.path] }));

export const render = (path: string): Promise<string> => htmlOf(path, <App />);

/** What every page for members begins with. The boundary is the one in App: the browser waits there for the code. */
export function renderWaiting(): Promise<string> {
  const waiting = (
    <Suspense>
      <WaitingPage onRetry={() => undefined} />
    </Suspense>
  );
  return htmlOf('/dashboard', waiting);
}

/** Whole: without the inline scripts of a streamed answer, which our policy refuses. */
async function htmlOf(path: string, content: ReactNode): Promise<string> {
  const app = (
    <StrictMode>
      <StaticRouter location={path}>{content}</StaticRouter>
    </StrictMode>
  );
  let failure: unknown;
  const onError = (error: unknown) => {
    failure ??= error;
  };
  const { prelude } = await prerender(app, { onError, progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  if (failure) throw new Error(`${path} cannot be rendered.`, { cause: failure });
  return new Response(prelude).text();
}
