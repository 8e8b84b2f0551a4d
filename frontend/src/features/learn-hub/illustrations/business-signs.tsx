import type { ReactNode } from 'react';

/** What stands on the board from day 1 to day 7, each in a box of 64 by 48. */
export const businessSigns: readonly ReactNode[] = [
  <g key="problem">
    <path d="M36 33l12 12" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
    <circle cx="27" cy="21" r="17" fill="var(--sun)" stroke="var(--ink)" strokeWidth="5" />
    <path d="M27 13v10" stroke="var(--clay)" strokeWidth="5" strokeLinecap="round" />
    <circle cx="27" cy="30" r="2.8" fill="var(--clay)" />
  </g>,
  <g key="idea">
    <path d="M24 34q0-6-4-10a14 14 0 1 1 24 0q-4 4-4 10z" fill="var(--sun)" />
    <path d="M25 38h14M27 44h10" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
    <path d="M7 16h5M52 16h5M12 2l4 3M52 2l-4 3" stroke="var(--clay)" strokeWidth="3.5" strokeLinecap="round" />
  </g>,
  <g key="partners">
    <path d="M6 10h24v8a6 6 0 1 1 0 12v10H6z" fill="var(--forest)" />
    <path d="M33 10h25v30H33v-7a9 9 0 0 0 0-18z" fill="var(--sun)" />
  </g>,
  <g key="proposal">
    <path d="M14 0h26l12 12v36H14z" fill="var(--line)" />
    <path d="M40 0l12 12H40z" fill="var(--forest)" />
    <path d="M21 11h12" stroke="var(--clay)" strokeWidth="5" strokeLinecap="round" />
    <path d="M21 22h24M21 30h24M21 38h14" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
  </g>,
  <g key="talk">
    <path
      d="M10 2h26a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H22l-10 9v-9h-2a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z"
      fill="var(--sun)"
    />
    <path
      d="M30 14h24a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-2v8l-9-8H30a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z"
      fill="var(--forest)"
    />
    <path
      d="M33 27l7 6 11-12"
      fill="none"
      stroke="var(--surface)"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>,
  <g key="registered">
    <path d="M8 2h36v44H8z" fill="var(--line)" />
    <path d="M15 11h22M15 19h22M15 27h12" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
    <path d="M38 38l-4 10 8-3 8 3-4-10z" fill="var(--forest)" />
    <circle cx="42" cy="32" r="11" fill="var(--clay)" />
    <path d="M37 32l4 4 7-8" fill="none" stroke="var(--surface)" strokeWidth="3.5" strokeLinecap="round" />
  </g>,
  <g key="growth">
    <path d="M4 36h18v11H4z" fill="var(--sun)" />
    <path d="M22 27h18v20H22z" fill="var(--clay)" />
    <path d="M40 18h18v29H40z" fill="var(--forest)" />
    <path d="M48 18V0" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
    <path d="M49 0l13 5-13 5z" fill="var(--clay)" />
  </g>,
];
