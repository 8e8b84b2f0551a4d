import type { ReactNode } from 'react';

/** What floats above the phone from day 1 to day 7, each in a box of 64 by 48. */
export const socialMediaSigns: readonly ReactNode[] = [
  <g key="people">
    <path d="M4 46q0-16 12-16t12 16zM36 46q0-16 12-16t12 16z" fill="var(--line)" />
    <circle cx="16" cy="20" r="8" fill="var(--skin1)" />
    <circle cx="48" cy="20" r="8" fill="var(--skin2)" />
    <path d="M17 48q0-20 15-20t15 20z" fill="var(--forest)" />
    <circle cx="32" cy="17" r="10" fill="var(--skin2)" />
    <path d="M22 15q0-12 10-12t10 12q-10-6-20 0z" fill="var(--sun)" />
  </g>,
  <g key="profile">
    <circle cx="18" cy="24" r="17" fill="var(--sun)" />
    <path d="M7 37q2-10 11-10t11 10q-11 8-22 0z" fill="var(--forest)" />
    <circle cx="18" cy="19" r="8" fill="var(--skin2)" />
    <path d="M42 16h20" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
    <path d="M42 28h18M42 36h12" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
  </g>,
  <g key="calendar">
    <rect x="8" y="4" width="48" height="42" rx="6" fill="var(--line)" />
    <path d="M8 16v-6a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v6z" fill="var(--clay)" />
    <path d="M20 0v8M44 0v8" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
    <path d="M14 21h9v8h-9zM41 21h9v8h-9zM27 33h9v8h-9z" fill="var(--forest)" />
    <path d="M27 21h9v8h-9zM14 33h9v8h-9z" fill="var(--sun)" />
    <path d="M41 33h9v8h-9z" fill="var(--surface)" />
  </g>,
  <g key="camera">
    <path d="M22 10l4-8h12l4 8z" fill="var(--ink)" />
    <rect x="4" y="9" width="56" height="36" rx="7" fill="var(--ink)" />
    <circle cx="32" cy="27" r="13" fill="var(--sun)" />
    <circle cx="32" cy="27" r="7" fill="var(--forest)" />
    <circle cx="52" cy="17" r="3" fill="var(--clay)" />
  </g>,
  <g key="caption">
    <path
      d="M10 2h44a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H26L14 48V38h-4a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z"
      fill="var(--forest)"
    />
    <path d="M12 12h40M12 20h32M12 28h22" stroke="var(--surface)" strokeWidth="4" strokeLinecap="round" />
  </g>,
  <g key="replies">
    <path d="M8 0h30a7 7 0 0 1 7 7v11a7 7 0 0 1-7 7H18L9 33v-8a7 7 0 0 1-8-7V7a7 7 0 0 1 7-7z" fill="var(--sun)" />
    <path d="M23 20q-9-6-8-11q4-5 8 0q4-5 8 0q1 5-8 11z" fill="var(--clay)" />
    <path d="M28 20h28a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7v6l-8-6H28a7 7 0 0 1-7-7v-8a7 7 0 0 1 7-7z" fill="var(--forest)" />
    <path d="M30 31h24" stroke="var(--surface)" strokeWidth="4" strokeLinecap="round" strokeDasharray="0 9.5" />
  </g>,
  <g key="figures">
    <path d="M4 46h56" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
    <path d="M8 32h9v14H8z" fill="var(--line)" />
    <path d="M22 24h9v22h-9z" fill="var(--sun)" />
    <path d="M36 15h9v31h-9z" fill="var(--clay)" />
    <path d="M50 4h9v42h-9z" fill="var(--forest)" />
    <path
      d="M6 22L24 12l10 2L48 0"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>,
];
