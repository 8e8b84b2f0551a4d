import type { ReactNode } from 'react';

/** What hangs over the stall from day 1 to day 7, each in a box of 64 by 48. */
export const marketingSigns: readonly ReactNode[] = [
  <g key="question">
    <path
      d="M14 2h36a9 9 0 0 1 9 9v17a9 9 0 0 1-9 9H34L20 48V37h-6a9 9 0 0 1-9-9V11a9 9 0 0 1 9-9z"
      fill="var(--sun)"
    />
    <path d="M25 15q0-7 7-7t7 6q0 5-7 8v3" fill="none" stroke="var(--on-sun)" strokeWidth="4.5" strokeLinecap="round" />
    <circle cx="32" cy="31.5" r="2.7" fill="var(--on-sun)" />
  </g>,
  <g key="sentence">
    <path
      d="M10 6h44a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H28L14 47V36h-4a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8z"
      fill="var(--forest)"
    />
    <path d="M13 21h38" stroke="var(--surface)" strokeWidth="6" strokeLinecap="round" />
  </g>,
  <g key="price">
    <path d="M6 24L24 5h30a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H24z" fill="var(--clay)" />
    <circle cx="20" cy="24" r="4" fill="var(--surface)" />
    <path d="M32 18h20M32 30h14" stroke="var(--surface)" strokeWidth="4.5" strokeLinecap="round" />
  </g>,
  <path
    key="star"
    d="M32 1l7 15.5 17 1.8-12.7 11.4L46.9 46.5 32 38 17.1 46.5 20.7 29.7 8 18.3l17-1.8z"
    fill="var(--sun)"
  />,
  <g key="chat">
    <rect x="19" y="0" width="27" height="48" rx="5" fill="var(--ink)" />
    <rect x="22" y="5" width="21" height="36" rx="1" fill="var(--surface)" />
    <path d="M25 11h11M25 28h9" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
    <path d="M31 19.5h9M33 36h7" stroke="var(--forest)" strokeWidth="5" strokeLinecap="round" />
  </g>,
  <g key="megaphone">
    <path d="M16 32h9l4 13h-9z" fill="var(--ink)" />
    <path d="M8 18h14v15H8a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4z" fill="var(--forest)" />
    <path d="M22 18L46 4v43L22 33z" fill="var(--clay)" />
    <path d="M52 16l8-5M53 26h9M52 35l8 5" stroke="var(--sun)" strokeWidth="4" strokeLinecap="round" />
  </g>,
  <g key="return">
    <path d="M18 14h22a13 13 0 0 1 0 26H14" fill="none" stroke="var(--forest)" strokeWidth="7" strokeLinecap="round" />
    <path d="M22 1L5 14l17 13z" fill="var(--forest)" />
    <path d="M38 33q-8-5-7-9.5q3.5-4 7 0q3.5-4 7 0q1 4.5-7 9.5z" fill="var(--clay)" />
  </g>,
];
