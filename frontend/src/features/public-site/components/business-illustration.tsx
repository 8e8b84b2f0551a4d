/** A shop that opens: the owner at the door, the awning out, the first customers' stars above. */
export const BusinessIllustration = () => (
  <svg
    className="hero__picture"
    viewBox="0 0 560 440"
    role="img"
    aria-label="A shop owner in front of her open shop, with a growing line above the roof"
  >
    <rect width="560" height="440" rx="32" fill="var(--night)" />
    <circle cx="424" cy="128" r="74" fill="var(--sun)" />
    <circle
      cx="424"
      cy="128"
      r="92"
      fill="none"
      stroke="var(--sun)"
      strokeWidth="5"
      strokeDasharray="2 15"
      strokeLinecap="round"
    />
    <path
      d="M60 128l78-26 62 20 84-54 66 16M326 62l30 22-34 16"
      fill="none"
      stroke="var(--on-night)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <Shop />
    <Owner />
    <path d="M40 396h480" stroke="var(--on-night)" strokeWidth="3" strokeLinecap="round" opacity=".4" />
  </svg>
);

const Shop = () => (
  <g>
    <path d="M84 208h392v188H84z" fill="var(--on-night)" />
    <path d="M66 162h428l22 58H44z" fill="var(--clay)" />
    <path d="M126 162h60l-10 58h-66zM246 162h60v58h-60zM366 162h60l22 58h-66z" fill="var(--on-night)" />
    <path
      d="M44 220a33 33 0 0 0 66 0 34 34 0 0 0 68 0 34 34 0 0 0 68 0 30 30 0 0 0 60 0 38 38 0 0 0 76 0 33 33 0 0 0 66 0 34 34 0 0 0 68 0z"
      fill="var(--clay-strong)"
    />
    <path d="M112 270h128v92H112z" fill="var(--forest)" />
    <path d="M128 362v-42h22v42M164 362v-58h22v58M200 362v-34h22v34" fill="var(--sun)" />
    <path d="M346 270h94v126h-94z" fill="var(--forest)" />
    <circle cx="426" cy="336" r="6" fill="var(--sun)" />
    <path d="M362 286h62v34h-62z" fill="var(--on-night)" />
    <path
      d="M374 303l8 8 18-16"
      fill="none"
      stroke="var(--forest)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

const Owner = () => (
  <g>
    <path d="M238 396c0-54 16-78 46-82h20c30 4 46 28 46 82z" fill="var(--sun)" />
    <path d="M268 396v-56h52v56z" fill="var(--forest)" />
    <path d="M282 292h26v26q-13 16-26 0z" fill="var(--skin1)" />
    <ellipse cx="295" cy="268" rx="30" ry="34" fill="var(--skin1)" />
    <path d="M262 262c-8-42 14-58 34-58 22 0 42 16 32 58-16-18-50-18-66 0z" fill="var(--clay)" />
    <path d="M262 248c20-16 48-16 68 0" fill="none" stroke="var(--sun)" strokeWidth="5" />
    <path
      d="M282 270q5 5 10 0M300 270q5 5 10 0M288 286q8 7 16 0"
      fill="none"
      stroke="var(--night)"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <path d="M346 366c18-14 24-34 18-58" fill="none" stroke="var(--sun)" strokeWidth="22" strokeLinecap="round" />
    <path d="M363 302l-6-18" stroke="var(--skin1)" strokeWidth="16" strokeLinecap="round" />
  </g>
);
