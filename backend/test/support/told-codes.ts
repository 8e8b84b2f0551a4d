import { explanations } from '../../src/api-description/explain-operations.js';
import { commonCodes, refusalTables } from '../../src/api-description/refusal-tables.js';

const common = Object.values(commonCodes).flatMap((byStatus) => Object.values<readonly string[]>(byStatus).flat());

const routes = Object.entries(explanations)
  .map(([key, { refusals = [] }]) => ({
    matches: new RegExp(`^${key.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    names: key.split('{').length,
    codes: new Set([...common, ...refusals.flatMap((name) => Object.keys(refusalTables[name] ?? {}))]),
  }))
  .toSorted((one, other) => one.names - other.names);

/** Fails if a route refuses with a code that the API description does not list for it. */
export function expectToldCode(method: string, path: string, code: string): void {
  const asked = `${method} ${path.split('?')[0] ?? ''}`;
  const route = routes.find(({ matches }) => matches.test(asked));
  if (!route || code === '' || route.codes.has(code)) return;
  throw new Error(`${asked} refused with ${code}: name its table of refusals in api-description/operations.json.`);
}
