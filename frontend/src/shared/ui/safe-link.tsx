import { ExternalIcon } from './feature-icons';

const MAX_SHOWN_PATH = 40;

/** A link that a member typed: new tab, no referrer, nofollow, with the address visible. */
export function SafeLink({ url }: { url: string }) {
  const target = parse(url);
  if (!target) return <span>{url}</span>;
  return (
    <a
      className="safe-link"
      href={target.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      title={target.href}
    >
      {shownAddress(target)}
      <span className="visually-hidden"> (opens in a new tab)</span>
      <ExternalIcon />
    </a>
  );
}

function shownAddress({ host, pathname, search }: URL): string {
  const path = pathname === '/' ? search : pathname + search;
  return host + (path.length > MAX_SHOWN_PATH ? `${path.slice(0, MAX_SHOWN_PATH)}…` : path);
}

function parse(url: string): URL | undefined {
  if (!URL.canParse(url)) return undefined;
  const target = new URL(url);
  return target.protocol === 'https:' || target.protocol === 'http:' ? target : undefined;
}
