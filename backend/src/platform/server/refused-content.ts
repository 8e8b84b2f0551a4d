import { contentPolicy } from './content-policy.js';

export interface RefusedContent {
  readonly directive: string;
  readonly from: string;
}

const directives = new Set(Object.keys(contentPolicy(true)));
const WORD = /^[a-z][a-z-]{0,30}$/;

/** Reads a `report-uri` report (CSP Level 3, 5.3). Anybody can send one, so only sites and known words pass. */
export function readRefusedContent(body: unknown): RefusedContent | undefined {
  const report = fieldsOf(fieldsOf(body)?.['csp-report']);
  if (!report) return undefined;
  const named = report['effective-directive'] ?? report['violated-directive'];
  if (typeof named !== 'string') return undefined;
  return { directive: directiveOf(named), from: siteOf(report['blocked-uri']) };
}

function directiveOf(named: string): string {
  const name = named.split(' ', 1)[0]?.replace(/-(elem|attr)$/, '') ?? '';
  return directives.has(name) ? name : 'other';
}

function siteOf(blocked: unknown): string {
  if (typeof blocked !== 'string') return 'unknown';
  if (WORD.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'unknown';
  return url.origin === 'null' ? url.protocol : url.origin;
}

const fieldsOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
