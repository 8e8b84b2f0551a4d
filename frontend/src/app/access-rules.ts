import { matchRoutes } from 'react-router-dom';
import type { Access } from '../shared/session/member';

export type Rule = Access[number];

export function ruleFor(access: Access, pathname: string): Rule | undefined {
  const routes = access.map((rule) => ({ path: rule.path, handle: rule }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/** The first console tab a member may open, now or after enrolling a second factor; undefined if there is none. */
export const firstTabIn = (access: Access): string | undefined =>
  access.find(
    ({ path, outcome, code }) =>
      path.startsWith('/admin/') && (outcome === 'allowed' || code === 'SECOND_FACTOR_REQUIRED'),
  )?.path;
