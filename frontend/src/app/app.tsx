import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '../shared/ui/error-boundary';
import { usePageTitle } from '../shared/ui/page-title';
import { ToastPort } from '../shared/ui/toast-port';
import { Elsewhere } from './elsewhere';
import { publicPages } from './public-pages';
import { SiteLayout } from './site-layout';

/** Every route of the front end. '/*' covers member pages, moved pages and unknown addresses. */
export const App = () => (
  <ErrorBoundary>
    <Suspense fallback={null}>
      <Routes>
        <Route element={<SiteLayout />}>
          {publicPages.map(({ path, title, isListed, Page }) => (
            <Route key={path} path={path} element={isListed ? <PublicPage title={title} Page={Page} /> : <Page />} />
          ))}
        </Route>
        <Route path="/*" element={<Elsewhere />} />
      </Routes>
    </Suspense>
    <ToastPort />
  </ErrorBoundary>
);

function PublicPage({ title, Page }: Pick<(typeof publicPages)[number], 'title' | 'Page'>) {
  usePageTitle(title);
  return <Page />;
}
