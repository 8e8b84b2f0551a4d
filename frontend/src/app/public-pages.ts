import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { publicPaths } from './pages.gen';

interface PublicPage {
  path: (typeof publicPaths)[number];
  title: string;
  description?: string;
  /** The addresses that look different from the start, where there are several. */
  prerendered?: string[];
  source: string;
  Page: LazyExoticComponent<ComponentType>;
}

/** The pages that visitors may see, rendered to HTML when the product is built. Those of members are in `pages.ts`, loaded later. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Sankofa: learn, earn and grow as an African creator or business',
    description:
      'A three-month creators internship and affordable growth tools for businesses in Nigeria and South Africa. Learn by doing, earn points, unlock paid work.',
    source: 'src/features/public-site/pages/landing.page.tsx',
    Page: lazy(() => import('../features/public-site/pages/landing.page')),
  },
  {
    path: '/for-creator',
    title: 'Creators Internship: three months to paid creative work · Sankofa',
    description:
      'Learn social media, marketing and event management with real assignments that people review. Earn 50 points and unlock live projects, team projects and gigs.',
    source: 'src/features/public-site/pages/for-creator.page.tsx',
    Page: lazy(() => import('../features/public-site/pages/for-creator.page')),
  },
  {
    path: '/for-business',
    title: 'For Business: growth tools and creators to hire · Sankofa',
    description:
      'Affordable growth tools, social media and marketing support, and trained creators you can hire in Nigeria and South Africa.',
    source: 'src/features/public-site/pages/for-business.page.tsx',
    Page: lazy(() => import('../features/public-site/pages/for-business.page')),
  },
  {
    path: '/program-application-fee',
    title: 'Pricing: Basic and Standard for three months · Sankofa',
    description:
      'A Pro account for three months: Basic from ₦4,500, Standard from ₦35,000. Pay by transfer or card, in naira, rand, shilling or dollar.',
    source: 'src/features/commerce/pages/pricing.page.tsx',
    Page: lazy(() => import('../features/commerce/pages/pricing.page')),
  },
  {
    path: '/contact',
    title: 'Contact Us in Nigeria and South Africa · Sankofa',
    description:
      'Chat with the supervisor of your country, write, call, or visit our offices in Lagos and Sandton. All Nigerian states and South African provinces.',
    source: 'src/features/public-site/pages/contact.page.tsx',
    Page: lazy(() => import('../features/public-site/pages/contact.page')),
  },
  {
    path: '/register',
    prerendered: ['/register', '/register?type=creator', '/register?type=business'],
    title: 'Sign Up',
    source: 'src/features/identity/pages/register.page.tsx',
    Page: lazy(() => import('../features/identity/pages/register.page')),
  },
  {
    path: '/login',
    title: 'Sign In',
    source: 'src/features/identity/pages/login.page.tsx',
    Page: lazy(() => import('../features/identity/pages/login.page')),
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    source: 'src/features/identity/pages/forgot-password.page.tsx',
    Page: lazy(() => import('../features/identity/pages/forgot-password.page')),
  },
  {
    path: '/reset-password',
    title: 'New password',
    source: 'src/features/identity/pages/reset-password.page.tsx',
    Page: lazy(() => import('../features/identity/pages/reset-password.page')),
  },
  {
    path: '/verify-email',
    title: 'Verify your e-mail address',
    source: 'src/features/identity/pages/verify-email.page.tsx',
    Page: lazy(() => import('../features/identity/pages/verify-email.page')),
  },
];
