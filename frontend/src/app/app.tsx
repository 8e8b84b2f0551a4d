import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PublicLayout } from '../features/public-site/components/public-layout';
import { ErrorBoundary } from '../shared/ui/error-boundary';
import { usePageTitle } from '../shared/ui/page-title';
import { ToastPort } from '../shared/ui/toast-port';
import { Elsewhere } from './elsewhere';
import { publicPages } from './public-pages';
import { VisitorsOnly } from './visitors-only';

const RegisterPage = lazy(() => import('../features/identity/pages/register.page'));
const ForgotPasswordPage = lazy(() => import('../features/identity/pages/forgot-password.page'));
const ResetPasswordPage = lazy(() => import('../features/identity/pages/reset-password.page'));
const LoginPage = lazy(() => import('../features/identity/pages/login.page'));

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
            <Route path="/forgot-password" element={<ForgotPasswordPage />} />
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route element={<VisitorsOnly />}>
              <Route path="/register" element={<RegisterPage />} />
              <Route path="/login" element={<LoginPage />} />
            </Route>
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
