const to = (target: string, ...paths: string[]): (readonly [string, string])[] => paths.map((path) => [path, target]);

/** Former addresses of pages, and where they redirect. */
export const movedPages: Readonly<Record<string, string>> = Object.fromEntries([
  ...to('/dashboard', '/loan-deposit', '/processing-fee', '/startup', '/top-10', '/members', '/payment'),
  ...to('/dashboard', '/access-code', '/skills-test', '/whatsapp-groups'),
  ...to('/join-live-projects', '/projects', '/live-projects', '/hands-on-experience'),
  ...to('/growth-tools', '/business-development'),
  ...to('/for-creator', '/for-internship'),
  ...to('/', '/jobs'),
]);
