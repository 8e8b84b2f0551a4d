// Known vulnerabilities of the shipped packages, from the registry.
import { npm } from './run.mjs';

const AUDIT_TIMEOUT_MS = 60_000;

/** A registry that has no advisories, or cannot be reached, is reported but is no failure. */
export async function checkAdvisories() {
  const { output } = await npm(['audit', '--omit=dev', '--json'], { timeoutMs: AUDIT_TIMEOUT_MS });
  return judgeAudit(output);
}

export function judgeAudit(output) {
  const { metadata, vulnerabilities } = readJson(output);
  if (!metadata) return { passed: 0, failed: 0, note: 'not checked: the registry answers no advisories' };
  const serious = Object.values(vulnerabilities).filter(({ severity }) => /^(high|critical)$/.test(severity));
  return {
    passed: serious.length > 0 ? 0 : 1,
    failed: serious.length,
    output: serious.map(({ name, severity, range }) => `${name} ${range}: ${severity}`).join('\n'),
  };
}

/** npm prints warnings before and after the JSON. */
function readJson(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}
