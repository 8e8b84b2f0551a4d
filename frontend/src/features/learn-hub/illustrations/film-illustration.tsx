import { Picture } from './picture';

/** A phone on its side that plays a film: the picture of the masterclass to watch. */
export const FilmIllustration = () => (
  <Picture day={1} alt="">
    <path d="M0 168h320v20a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="var(--line)" />
    <circle cx="160" cy="96" r="74" fill="var(--sun)" opacity=".35" />
    <path d="M52 168q-4-30-22-38q22-2 26 20q0-32 18-42q6 24-10 44q10-14 24-12q-6 22-26 28z" fill="var(--forest)" />
    <path d="M40 160h38l-5 28H45z" fill="var(--clay)" />
    <rect x="82" y="44" width="176" height="108" rx="16" fill="var(--ink)" />
    <rect x="96" y="54" width="148" height="88" rx="6" fill="var(--forest)" />
    <path d="M96 136l30-30 22 20 34-40 62 56h-148z" fill="var(--sun)" opacity=".5" />
    <circle cx="170" cy="98" r="26" fill="var(--surface)" />
    <path d="M162 84l24 14-24 14z" fill="var(--clay)" />
    <path d="M104 132h132" stroke="var(--surface)" strokeWidth="4" strokeLinecap="round" opacity=".6" />
    <path d="M104 132h48" stroke="var(--sun)" strokeWidth="4" strokeLinecap="round" />
    <path d="M140 152h60l10 18h-80z" fill="var(--ink)" />
  </Picture>
);
