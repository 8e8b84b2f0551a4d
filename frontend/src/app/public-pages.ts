import { lazy } from 'react';

/** The pages that are rendered to HTML when the product is built. `source` names their file in the build's manifest. */
export const publicPages = [
  {
    path: '/',
    title: 'Sankofa: learn, earn and grow as an African creator or business',
    description:
      'A three-month creators internship and affordable growth tools for businesses in Nigeria and South Africa. Learn by doing, earn points, unlock paid work.',
    source: 'src/features/public-site/pages/landing.page.tsx',
    Page: lazy(() => import('../features/public-site/pages/landing.page')),
  },
];

export const publicPaths = publicPages.map(({ path }) => path);
