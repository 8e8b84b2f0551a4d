import type { ReactNode } from 'react';

/** What the screen shows from day 1 to day 7, each in a box of 64 by 48. */
export const eventSigns: readonly ReactNode[] = [
  <g key="target">
    <circle cx="30" cy="25" r="22" fill="var(--clay)" />
    <circle cx="30" cy="25" r="15" fill="var(--surface)" />
    <circle cx="30" cy="25" r="8" fill="var(--clay)" />
    <path d="M30 25L56 4" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" />
    <path d="M47 11l1-9 6 5 7 2-7 5z" fill="var(--forest)" />
  </g>,
  <g key="coins" fill="var(--sun)" stroke="var(--on-sun)" strokeWidth="2.5">
    <path d="M6 37v6q12 6 24 0v-6M6 29v6q12 6 24 0v-6M34 37v6q12 6 24 0v-6M34 29v6q12 6 24 0v-6M34 21v6q12 6 24 0v-6M34 13v6q12 6 24 0v-6" />
    <ellipse cx="18" cy="29" rx="12" ry="4.5" />
    <ellipse cx="46" cy="12" rx="12" ry="4.5" />
  </g>,
  <g key="place">
    <path d="M4 30l16-6 24 8 16-6v14l-16 6-24-8-16 6z" fill="var(--forest)" />
    <path d="M32 40Q15 22 17 13a15 15 0 0 1 30 0q2 9-15 27z" fill="var(--clay)" />
    <circle cx="32" cy="15" r="6" fill="var(--surface)" />
  </g>,
  <g key="agreement">
    <path d="M14 1h26l12 12v34H14z" fill="var(--line)" />
    <path d="M40 1l12 12H40z" fill="var(--sun)" />
    <path d="M21 14h12M21 22h24" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
    <path d="M21 38q5-10 8-4t6 0 5 2 6-2" fill="none" stroke="var(--forest)" strokeWidth="3" strokeLinecap="round" />
  </g>,
  <g key="ticket" transform="rotate(-10 32 24)">
    <path d="M4 9h56v9a6 6 0 0 0 0 12v9H4v-9a6 6 0 0 0 0-12z" fill="var(--sun)" />
    <path d="M44 11v27" stroke="var(--on-sun)" strokeWidth="2.5" strokeDasharray="4 3.5" />
    <path d="M16 20h20M16 29h13" stroke="var(--on-sun)" strokeWidth="3.5" strokeLinecap="round" />
  </g>,
  <g key="clock">
    <circle cx="32" cy="24" r="22" fill="var(--forest)" />
    <circle cx="32" cy="24" r="17" fill="var(--surface)" />
    <path
      d="M32 12v13l9 6"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>,
  <g key="done" fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d="M8 9l5 5 8-10M8 25l5 5 8-10M8 41l5 5 8-10" stroke="var(--forest)" strokeWidth="4.5" />
    <path d="M30 9h28M30 25h22M30 41h26" stroke="var(--ink)" strokeWidth="4" />
  </g>,
];
