interface Options {
  prepend?: boolean | 'queue';
  priority?: number;
  mark?: string;
}

interface Entry {
  key: string;
  css: string;
  rank: number;
  sheet: CSSStyleSheet;
  handle: HTMLStyleElement;
}

let entries: Entry[] = [];

/** Adds a style sheet, or replaces the one under the same key. Sheets of a higher priority come later. */
export function updateCSS(css: string, key: string, options: Options = {}): HTMLStyleElement {
  const known = entries.find((entry) => entry.key === keyOf(key, options));
  if (known) {
    if (known.css !== css) known.sheet.replaceSync(css);
    known.css = css;
    return known.handle;
  }
  return add(css, keyOf(key, options), options);
}

export const injectCSS = (css: string, options: Options = {}): HTMLStyleElement => add(css, '', options);

export function removeCSS(key: string, options: Options = {}): void {
  entries = entries.filter((entry) => entry.key !== keyOf(key, options));
  adopt();
}

/** Part of the API that antd expects; nothing to do with a single document. */
export function clearContainerCache(): void {}
export function warningOnce(): void {}
export const getShadowRoot = (): null => null;

function add(css: string, key: string, options: Options): HTMLStyleElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const entry = { key, css, sheet, rank: rankOf(options), handle: document.createElement('style') };
  const at = entries.findIndex((other) => other.rank > entry.rank);
  entries.splice(at === -1 ? entries.length : at, 0, entry);
  adopt();
  return entry.handle;
}

function adopt(): void {
  document.adoptedStyleSheets = entries.map((entry) => entry.sheet);
}

const keyOf = (key: string, { mark = '' }: Options): string => `${mark}:${key}`;

const rankOf = ({ prepend, priority = 0 }: Options): number => (prepend ? priority : Number.MAX_SAFE_INTEGER);
