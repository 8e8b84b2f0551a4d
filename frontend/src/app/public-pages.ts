import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { publicPaths } from './pages.gen';

interface PublicPage {
  path: (typeof publicPaths)[number];
  title: string;
  /** Search engines may list it. */
  isListed?: true;
  Page: LazyExoticComponent<ComponentType>;
}

/** Public pages, prerendered to HTML by the build. Member pages are in `pages.ts`, which loads later. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Sankofa: learn, earn and grow as an African creator or business',
    isListed: true,
    Page: lazy(() => import('../features/public-site/pages/landing.page')),
  },
  {
    path: '/for-creator',
    title: 'Creators Internship: three months to paid creative work · Sankofa',
    isListed: true,
    Page: lazy(() => import('../features/public-site/pages/for-creator.page')),
  },
  {
    path: '/for-business',
    title: 'For Business: growth tools and creators to hire · Sankofa',
    isListed: true,
    Page: lazy(() => import('../features/public-site/pages/for-business.page')),
  },
  {
    path: '/program-application-fee',
    title: 'Pricing: Basic and Standard for three months · Sankofa',
    isListed: true,
    Page: lazy(() => import('../features/commerce/pages/pricing.page')),
  },
  {
    path: '/contact',
    title: 'Contact Us in Nigeria and South Africa · Sankofa',
    isListed: true,
    Page: lazy(() => import('../features/public-site/pages/contact.page')),
  },
  {
    path: '/sample-lesson',
    title: 'A sample lesson to read · Sankofa',
    isListed: true,
    Page: lazy(() => import('../features/learn-hub/pages/sample-lesson.page')),
  },
  {
    path: '/privacy',
    title: 'Privacy · Sankofa',
    isListed: true,
    Page: lazy(() => import('../features/identity/pages/privacy.page')),
  },
  {
    path: '/terms',
    title: 'Terms · Sankofa',
    isListed: true,
    Page: lazy(() => import('../features/public-site/pages/terms.page')),
  },
  { path: '/register', title: 'Sign Up', Page: lazy(() => import('../features/identity/pages/register.page')) },
  { path: '/login', title: 'Sign In', Page: lazy(() => import('../features/identity/pages/login.page')) },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    Page: lazy(() => import('../features/identity/pages/forgot-password.page')),
  },
  {
    path: '/reset-password',
    title: 'New password',
    Page: lazy(() => import('../features/identity/pages/reset-password.page')),
  },
  {
    path: '/verify-email',
    title: 'Verify your e-mail address',
    Page: lazy(() => import('../features/identity/pages/verify-email.page')),
  },
];
