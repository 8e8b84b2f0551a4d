import type { ReactNode } from 'react';

/** What each scene needs: the day that changes its sign and its colours, and its description for those who cannot see it. */
export type SceneProps = { readonly day: number; readonly alt: string };

const tints = ['--sun', '--forest', '--clay'] as const;

/** The frame of a scene: 320 by 200, tinted by the day. Without a description it is decoration beside words that say it. */
export function Picture({ day, alt, children }: SceneProps & { readonly children: ReactNode }) {
  const tint = tints[(day - 1) % tints.length] ?? tints[0];
  return (
    <svg viewBox="0 0 320 200" width="100%" {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <rect width="320" height="200" rx="12" fill={`color-mix(in srgb, var(${tint}) 20%, var(--surface))`} />
      {children}
    </svg>
  );
}

/** A face that looks to the side given by `turn`: -1 left, 1 right. */
export const Face = ({ x, y, turn = 1 }: { readonly x: number; readonly y: number; readonly turn?: 1 | -1 }) => (
  <g transform={`translate(${x} ${y}) scale(${turn} 1)`} fill="none" stroke="var(--on-sun)" strokeLinecap="round">
    <path d="M-1-2q2-2.5 4 0M8-2q2-2.5 4 0" strokeWidth="1.6" />
    <path d="M1 7q4 4 8 0" strokeWidth="1.6" />
  </g>
);
