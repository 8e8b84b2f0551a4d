/** Two creators at work in front of a rising sun: one films, one writes. */
export const HeroIllustration = () => (
  <svg
    className="hero__picture"
    viewBox="0 0 560 520"
    role="img"
    aria-label="Two creators at work: one filming with a phone, one writing on a laptop"
  >
    <rect width="560" height="520" rx="32" fill="var(--night)" />
    <Sun />
    <Writer />
    <Filmmaker />
    <Table />
    <Cards />
  </svg>
);

const Sun = () => (
  <g fill="none" stroke="var(--sun)">
    <circle cx="290" cy="262" r="168" fill="var(--sun)" stroke="none" />
    <circle cx="290" cy="262" r="188" strokeWidth="5" strokeDasharray="3 13" strokeLinecap="round" />
    <circle cx="290" cy="262" r="210" strokeWidth="3" opacity=".55" />
    <circle cx="290" cy="262" r="232" strokeWidth="7" strokeDasharray="1 21" strokeLinecap="round" opacity=".8" />
  </g>
);

const Filmmaker = () => (
  <g>
    <path d="M92 430c0-66 30-104 92-110h22c58 6 86 42 86 110z" fill="var(--clay)" />
    <path d="M150 326c10 34 76 34 88 0l-24-8h-40z" fill="var(--sun)" />
    <path d="M176 284h40v40a20 20 0 0 1-40 0z" fill="var(--skin1)" />
    <ellipse cx="197" cy="250" rx="45" ry="52" fill="var(--skin1)" />
    <path d="M148 240c-16-58 12-92 50-92s68 32 48 92c-22-26-76-26-98 0z" fill="var(--forest)" />
    <path d="M146 216c26-30 78-32 104-4M152 190c26-22 66-22 92-2" fill="none" stroke="var(--sun)" strokeWidth="7" />
    <path
      d="M186 152c-30-34-10-56 8-40 14-26 44-12 24 18 24-6 26 22-2 24z"
      fill="var(--forest)"
      stroke="var(--night)"
      strokeWidth="2"
    />
    <path
      d="M176 252q8 6 16 0M206 252q8 6 16 0M184 276q15 13 30 0"
      fill="none"
      stroke="var(--night)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M243 268v18" stroke="var(--skin1)" strokeWidth="4" />
    <circle cx="243" cy="288" r="7" fill="var(--sun)" stroke="var(--night)" strokeWidth="2" />
    <path
      d="M130 420c34-4 76-20 112-62"
      fill="none"
      stroke="var(--clay-strong)"
      strokeWidth="34"
      strokeLinecap="round"
    />
    <path d="M238 364l26-28" stroke="var(--skin1)" strokeWidth="24" strokeLinecap="round" />
    <rect
      x="246"
      y="276"
      width="42"
      height="72"
      rx="9"
      fill="var(--night)"
      stroke="var(--on-night)"
      strokeWidth="3"
      transform="rotate(12 267 312)"
    />
    <circle cx="276" cy="290" r="5" fill="var(--sun)" />
  </g>
);

const Writer = () => (
  <g>
    <path d="M312 430c0-70 24-100 78-106h20c58 6 84 40 84 106z" fill="var(--on-night)" />
    <path d="M382 324h38l-19 52z" fill="var(--forest)" />
    <path d="M392 376v54h18v-54M388 396h26M388 414h26" fill="none" stroke="var(--forest)" strokeWidth="4" />
    <path d="M381 290h40v36q-20 20-40 0z" fill="var(--skin2)" />
    <path d="M352 244c-14-62 24-88 54-86 40-2 64 36 46 88z" fill="var(--night)" />
    <path d="M358 232c10-22 76-24 88 0v26a44 52 0 0 1-88 0z" fill="var(--skin2)" />
    <path d="M358 262a44 49 0 0 0 88 0c-8 16-24 14-44 14s-36 2-44-14z" fill="var(--night)" />
    <path d="M388 282q14 11 28 0" fill="none" stroke="var(--on-night)" strokeWidth="4" strokeLinecap="round" />
    <g fill="none" stroke="var(--night)" strokeWidth="4">
      <circle cx="383" cy="248" r="14" />
      <circle cx="421" cy="248" r="14" />
      <path d="M397 247h10" />
    </g>
  </g>
);

const Table = () => (
  <g>
    <rect
      x="340"
      y="346"
      width="142"
      height="90"
      rx="10"
      fill="var(--forest-strong)"
      stroke="var(--night)"
      strokeWidth="4"
    />
    <path d="M386 388q3 18 26 18t24-24q-4 14-20 14t-30-8z" fill="var(--on-night)" />
    <path
      d="M434 386q0-14-11-14-10 0-11 10"
      fill="none"
      stroke="var(--on-night)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M0 432h560v56a32 32 0 0 1-32 32H32a32 32 0 0 1-32-32z" fill="var(--forest)" />
    <path d="M0 432h560v10H0z" fill="var(--sun)" />
    <path d={triangles()} fill="var(--night)" opacity=".55" />
    <path d="M30 432v-36h42v36zM72 403h7a8 8 0 0 1 0 17h-7" fill="var(--sun)" stroke="var(--sun)" strokeWidth="2" />
  </g>
);

const triangles = (): string =>
  Array.from({ length: 12 }, (_, column) => `M${40 + column * 40} 520l20-36 20 36z`).join('');

const Cards = () => (
  <g>
    <g transform="rotate(-5 106 104)">
      <rect x="36" y="66" width="150" height="68" rx="16" fill="var(--on-night)" />
      <circle cx="72" cy="100" r="18" fill="var(--forest)" />
      <path
        d="M64 100l6 7 11-13"
        fill="none"
        stroke="var(--on-forest)"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M102 91h64M102 109h40" stroke="var(--night)" opacity=".5" strokeWidth="7" strokeLinecap="round" />
    </g>
    <g transform="rotate(6 466 92)">
      <rect x="404" y="46" width="118" height="92" rx="16" fill="var(--on-night)" />
      <path
        d="M424 120V98M444 120V84M464 120V92M484 120V70M504 120V60"
        stroke="var(--clay)"
        strokeWidth="11"
        strokeLinecap="round"
      />
    </g>
  </g>
);
