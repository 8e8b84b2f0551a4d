import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PublicLayout } from '../features/public-site/components/public-layout';
import { ErrorBoundary } from '../shared/ui/error-boundary';
import { usePageTitle } from '../shared/ui/page-title';
import { ToastPort } from '../shared/ui/toast-port';
import { Elsewhere } from './elsewhere';
import { entryPages } from './entry-pages';
import { publicPages } from './public-pages';

const { register, login, forgotPassword, resetPassword } = entryPages;

/** Every address of the front end. What lies behind '/*' is for members, has moved, or is not there. */
export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Routes>
          <Route element={<PublicLayout />}>
            {publicPages.map((page) => (
              <Route key={page.path} path={page.path} element={<PublicPage {...page} />} />
            ))}
            <Route path="/forgot-password" element={<forgotPassword.Page />} />
            <Route path="/reset-password" element={<resetPassword.Page />} />
            <Route path="/register" element={<register.Page />} />
            <Route path="/login" element={<login.Page />} />
          </Route>
          <Route path="/*" element={<Elsewhere />} />
        </Routes>
      </Suspense>
      <ToastPort />
    </ErrorBoundary>
  );
}

function PublicPage({ title, Page }: (typeof publicPages)[number]) {
  usePageTitle(title);
  return <Page />;
}
