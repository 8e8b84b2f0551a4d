// Known weaknesses of the packages that the product ships, as the registry lists them.
import { npm } from './run.mjs';

const AUDIT_TIMEOUT_MS = 60_000;

/** Asks the registry; one that keeps no such list, or is out of reach, is named and fails nothing. */
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

/** npm writes its warnings around the report. */
function readJson(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}
