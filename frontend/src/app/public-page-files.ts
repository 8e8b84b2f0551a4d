import type { publicPaths } from './pages.gen';

interface PageFile {
  source: string;
  description?: string;
  prerendered?: string[];
}

/** Data of public pages for the build only; no visitor loads it. */
export const publicPageFiles: Record<(typeof publicPaths)[number], PageFile> = {
  '/': {
    source: 'src/features/public-site/pages/landing.page.tsx',
    description:
      'A three-month creators internship and affordable growth tools for businesses in Nigeria and South Africa. Learn by doing, earn points, unlock paid work.',
  },
  '/for-creator': {
    source: 'src/features/public-site/pages/for-creator.page.tsx',
    description:
      'Learn social media, marketing and event management with real assignments that people review. Earn 50 points and unlock live projects, team projects and gigs.',
  },
  '/for-business': {
    source: 'src/features/public-site/pages/for-business.page.tsx',
    description:
      'Affordable growth tools, social media and marketing support, and trained creators you can hire in Nigeria and South Africa.',
  },
  '/program-application-fee': {
    source: 'src/features/commerce/pages/pricing.page.tsx',
    description:
      'A Pro account for three months: Basic from ₦4,500, Standard from ₦35,000. Pay by transfer or card, in naira, rand, shilling or dollar.',
  },
  '/contact': {
    source: 'src/features/public-site/pages/contact.page.tsx',
    description:
      'Chat with the supervisor of your country, write, call, or visit our offices in Lagos and Sandton. All Nigerian states and South African provinces.',
  },
  '/sample-lesson': {
    source: 'src/features/learn-hub/pages/sample-lesson.page.tsx',
    description:
      'The first day of the Social Media Management masterclass, whole and free: know your audience, choose your platform, and try it today.',
  },
  '/privacy': {
    source: 'src/features/identity/pages/privacy.page.tsx',
    description:
      'What we hold about you, why, how long and who sees it, and how to see it, correct it or have it erased.',
  },
  '/terms': {
    source: 'src/features/public-site/pages/terms.page.tsx',
    description: 'What you and we agree on when you join.',
  },
  '/register': {
    source: 'src/features/identity/pages/register.page.tsx',
    prerendered: ['/register', '/register?type=creator', '/register?type=business'],
  },
  '/login': { source: 'src/features/identity/pages/login.page.tsx' },
  '/forgot-password': { source: 'src/features/identity/pages/forgot-password.page.tsx' },
  '/reset-password': { source: 'src/features/identity/pages/reset-password.page.tsx' },
  '/verify-email': { source: 'src/features/identity/pages/verify-email.page.tsx' },
};
