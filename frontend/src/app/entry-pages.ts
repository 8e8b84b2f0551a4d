import { lazy } from 'react';

/**
 * The forms that lead in, rendered to HTML when the product is built, like the public pages but for no search engine.
 * `built` are the addresses that look different from the start.
 */
export const entryPages = {
  register: {
    built: ['/register', '/register?type=creator', '/register?type=business'],
    title: 'Sign Up',
    source: 'src/features/identity/pages/register.page.tsx',
    Page: lazy(() => import('../features/identity/pages/register.page')),
  },
  login: {
    built: ['/login'],
    title: 'Sign In',
    source: 'src/features/identity/pages/login.page.tsx',
    Page: lazy(() => import('../features/identity/pages/login.page')),
  },
  forgotPassword: {
    built: ['/forgot-password'],
    title: 'Forgot password',
    source: 'src/features/identity/pages/forgot-password.page.tsx',
    Page: lazy(() => import('../features/identity/pages/forgot-password.page')),
  },
  resetPassword: {
    built: ['/reset-password'],
    title: 'New password',
    source: 'src/features/identity/pages/reset-password.page.tsx',
    Page: lazy(() => import('../features/identity/pages/reset-password.page')),
  },
};
