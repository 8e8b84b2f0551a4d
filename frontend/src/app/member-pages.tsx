import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageLoader } from '../shared/ui/loader';
import { NotFound } from './not-found';
import { memberPages } from './pages';

export const MemberPages = () => (
  <Suspense fallback={<PageLoader />}>
    <Routes>
      {Object.entries(memberPages).map(([path, { Page }]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  </Suspense>
);
