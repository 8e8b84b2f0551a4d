/** A creator before her phone and light, and what comes back for it. */
export const CreatorIllustration = () => (
  <svg
    className="hero__picture"
    viewBox="0 0 560 440"
    role="img"
    aria-label="A creator filming herself with a phone on a tripod, hearts and points rising beside her"
  >
    <rect width="560" height="440" rx="32" fill="var(--night)" />
    <g fill="none" stroke="var(--sun)">
      <circle cx="206" cy="226" r="150" strokeWidth="22" />
      <circle cx="206" cy="226" r="180" strokeWidth="4" strokeDasharray="2 14" strokeLinecap="round" />
    </g>
    <Creator />
    <Tripod />
    <Answers />
    <path d="M40 396h480" stroke="var(--on-night)" strokeWidth="3" strokeLinecap="round" opacity=".4" />
  </svg>
);

const Creator = () => (
  <g>
    <path d="M96 396c0-72 36-108 90-112h40c56 6 92 44 92 112z" fill="var(--clay)" />
    <path d="M150 396l20-104 36 30 36-30 20 104z" fill="var(--on-night)" />
    <path d="M186 250h42v46q-21 24-42 0z" fill="var(--skin2)" />
    <circle cx="207" cy="116" r="40" fill="var(--forest)" />
    <path d="M150 206c-8-56 20-86 58-86s66 30 56 86c-26-20-88-20-114 0z" fill="var(--forest)" />
    <path d="M158 190c22-26 76-28 100 0v20a50 58 0 0 1-100 0z" fill="var(--skin2)" />
    <path d="M156 188c30-30 74-30 104 0" fill="none" stroke="var(--sun)" strokeWidth="9" />
    <path
      d="M180 208q8-6 16 0M220 208q8-6 16 0M192 238q15 14 32 0"
      fill="none"
      stroke="var(--night)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <circle cx="155" cy="234" r="9" fill="var(--sun)" />
    <circle cx="261" cy="234" r="9" fill="var(--sun)" />
    <path d="M292 372c34-12 50-34 60-66" fill="none" stroke="var(--clay)" strokeWidth="32" strokeLinecap="round" />
    <path d="M352 300l8-26" stroke="var(--skin2)" strokeWidth="22" strokeLinecap="round" />
  </g>
);

const Tripod = () => (
  <g>
    <path d="M430 262v50l-38 84M430 312l38 84M430 312v84" fill="none" stroke="var(--on-night)" strokeWidth="6" />
    <rect
      x="398"
      y="142"
      width="66"
      height="122"
      rx="12"
      fill="var(--forest)"
      stroke="var(--on-night)"
      strokeWidth="5"
    />
    <circle cx="431" cy="158" r="5" fill="var(--sun)" />
    <path d="M420 190v28l24-14z" fill="var(--on-night)" />
  </g>
);

const Answers = () => (
  <g>
    <path d="M494 106c-10-16-34-8-28 12 4 12 18 20 28 28 10-8 24-16 28-28 6-20-18-28-28-12z" fill="var(--clay)" />
    <path d="M398 60c-7-11-23-5-19 8 3 8 12 14 19 19 7-5 16-11 19-19 4-13-12-19-19-8z" fill="var(--sun)" />
    <g transform="translate(-356 -116)">
      <rect x="462" y="188" width="78" height="42" rx="21" fill="var(--on-night)" />
      <path d="M482 209h-12M476 203v12" stroke="var(--forest)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M494 200h8v18M514 200h10v8l-10 10h12"
        fill="none"
        stroke="var(--night)"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </g>
  </g>
);
