import { Face, Picture, type SceneProps } from './picture';
import { socialMediaSigns } from './social-media-signs';

/** A creator at her table, before a phone in a ring of light. */
export const SocialMediaScene = ({ day, alt }: SceneProps) => (
  <Picture day={day} alt={alt}>
    <Room />
    <Creator />
    <RingLight />
    <g transform="translate(222 22)">
      <path d="M10 62l-12 16 28-12z" fill="var(--surface)" />
      <rect width="80" height="66" rx="10" fill="var(--surface)" />
      <g transform="translate(8 9)">{socialMediaSigns[day - 1]}</g>
    </g>
  </Picture>
);

const Room = () => (
  <>
    <path d="M0 168h320v20a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="var(--line)" />
    <circle cx="96" cy="84" r="62" fill="var(--sun)" opacity=".35" />
    <path d="M276 168q-4-30-22-38q22-2 26 20q0-32 18-42q6 24-10 44q10-14 24-12q-6 22-26 28z" fill="var(--forest)" />
    <path d="M262 160h38l-5 28h-28z" fill="var(--clay)" />
  </>
);

const Creator = () => (
  <>
    <path d="M58 160q-4-48 24-56h26q28 8 26 56z" fill="var(--forest)" />
    <g fill="var(--sun)">
      <path d="M80 128l6 9h-12zM98 118l6 9h-12zM116 128l6 9h-12zM98 140l6 9h-12zM80 148l6 9h-12zM116 148l6 9h-12z" />
    </g>
    <path d="M85 86h20v18q-10 11-20 0z" fill="var(--skin2)" />
    <path d="M85 94q8 8 19 3v5q-10 6-19-2z" fill="var(--skin1)" opacity=".6" />
    <ellipse cx="95" cy="74" rx="19" ry="22" fill="var(--skin2)" />
    <path d="M73 72q-9-38 20-43q32-2 24 41q-4-12-20-13q-14 1-24 15z" fill="var(--clay)" />
    <path d="M80 40q-13-19-28-5q3 17 24 17q-14 7-10 17q14 3 18-14z" fill="var(--clay)" />
    <path d="M73 71q8-19 26-19q14 1 18 16" fill="none" stroke="var(--sun)" strokeWidth="3.5" />
    <circle cx="75" cy="84" r="3.5" fill="var(--sun)" />
    <Face x={96} y={77} />
    <path d="M58 152q8 2 20 2" fill="none" stroke="var(--skin2)" strokeWidth="9" strokeLinecap="round" />
    <path d="M72 118q-20 18-13 34" fill="none" stroke="var(--forest)" strokeWidth="15" strokeLinecap="round" />
    <path d="M150 147q14-6 26-20" fill="none" stroke="var(--skin2)" strokeWidth="9" strokeLinecap="round" />
    <path d="M116 116q16 20 33 29" fill="none" stroke="var(--forest)" strokeWidth="16" strokeLinecap="round" />
    <rect x="28" y="158" width="206" height="9" rx="4" fill="var(--ink)" />
    <path d="M48 167l-6 26M214 167l6 26" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
  </>
);

const RingLight = () => (
  <>
    <path d="M212 144h13v8q0 6-6 6t-7-6z" fill="var(--clay)" />
    <path d="M225 146q6 0 5 5t-6 3" fill="none" stroke="var(--clay)" strokeWidth="2.5" />
    <path d="M190 120v38M178 158l12-14 12 14" fill="none" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="190" cy="92" r="28" fill="none" stroke="var(--sun)" strokeWidth="8" />
    <rect x="181" y="76" width="18" height="33" rx="4" fill="var(--ink)" />
    <rect x="184" y="80" width="12" height="24" rx="1" fill="var(--surface)" />
  </>
);
