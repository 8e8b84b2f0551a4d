import { marketingSigns } from './marketing-signs';
import { Face, Picture, type SceneProps } from './picture';

/** A seller behind her stall, a customer before it, and a sign that hangs from the awning. */
export const MarketingScene = ({ day, alt }: SceneProps) => (
  <Picture day={day} alt={alt}>
    <Street />
    <Seller />
    <Stall />
    <Customer />
    <path d="M180 14h132" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
    <path d="M234 14v8M286 14v8" stroke="var(--ink)" strokeWidth="2" />
    <rect x="220" y="21" width="80" height="58" rx="8" fill="var(--surface)" />
    <g transform="translate(228 26)">{marketingSigns[day - 1]}</g>
  </Picture>
);

const Street = () => (
  <>
    <path d="M0 146V98h18V84h22v14h10v48zM182 146v-34h16v-12h18v12h12V96h26v16h16v-8h24v8h26v34z" fill="var(--line)" />
    <path d="M0 172h320v16a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="var(--line)" />
    <path d="M0 146h320v27H0z" fill="var(--sun)" opacity=".4" />
  </>
);

const Seller = () => (
  <>
    <path d="M76 140q-2-38 20-42h18q22 4 20 42z" fill="var(--clay)" />
    <path d="M98 84h14v14q-7 7-14 0z" fill="var(--skin1)" />
    <ellipse cx="105" cy="76" rx="15" ry="17" fill="var(--skin1)" />
    <path d="M88 74q-6-26 16-28q24-1 18 27q-4-10-16-10t-18 11z" fill="var(--forest)" />
    <path d="M114 50q14-12 20-2q-4 12-18 12z" fill="var(--forest)" />
    <circle cx="90" cy="83" r="2.5" fill="var(--sun)" />
    <Face x={104} y={78} />
    <path d="M86 110q-16 12-11 27" fill="none" stroke="var(--clay)" strokeWidth="12" strokeLinecap="round" />
    <path d="M152 121l18-8" fill="none" stroke="var(--skin1)" strokeWidth="8" strokeLinecap="round" />
    <path d="M122 112q14 7 28 9" fill="none" stroke="var(--clay)" strokeWidth="12" strokeLinecap="round" />
  </>
);

const Stall = () => (
  <>
    <path d="M38 40v142M186 40v142" stroke="var(--ink)" strokeWidth="5" />
    <path
      d="M40 14h29L59 40q0 14-17.5 14T24 40zM98 14h28l4 26q0 14-18 14t-18-14zM155 14h29l16 26q0 14-17 14t-17-14z"
      fill="var(--clay)"
    />
    <path d="M69 14h29l-4 26q0 14-17.5 14T59 40zM126 14h29l11 26q0 14-18 14t-18-14z" fill="var(--on-night)" />
    <rect x="26" y="138" width="172" height="9" rx="3" fill="var(--ink)" />
    <path d="M34 147h156v36H34z" fill="var(--forest)" />
    <path
      d="M34 165l13-12 13 12 13-12 13 12 13-12 13 12 13-12 13 12 13-12 13 12 13-12 13 12"
      fill="none"
      stroke="var(--sun)"
      strokeWidth="3"
    />
    <path d="M42 130h30v8H42z" fill="var(--forest)" />
    <path d="M44 122h28v8H44z" fill="var(--sun)" />
    <path d="M42 114h29v8H42z" fill="var(--on-night)" />
    <path d="M138 128h42l-5 10h-32z" fill="var(--line)" />
    <g fill="var(--clay)">
      <circle cx="147" cy="124" r="6" />
      <circle cx="159" cy="124" r="6" />
      <circle cx="171" cy="124" r="6" />
    </g>
  </>
);

const Customer = () => (
  <>
    <path d="M224 200q-2-48 16-58h34q20 8 22 58z" fill="var(--sun)" />
    <path d="M228 168q30 10 66 0l2 10q-36 10-70 0z" fill="var(--clay)" />
    <path d="M246 124h19v18q-9 11-19 0z" fill="var(--skin2)" />
    <ellipse cx="255" cy="112" rx="17" ry="19" fill="var(--skin2)" />
    <path d="M238 108q0-18 18-18q24 1 19 34q-7-3-6-14q-18 4-31-2z" fill="var(--on-sun)" />
    <circle cx="276" cy="92" r="9" fill="var(--on-sun)" />
    <circle cx="269" cy="124" r="3" fill="var(--clay)" />
    <Face x={253} y={115} turn={-1} />
    <path d="M216 160l-16-18" fill="none" stroke="var(--skin2)" strokeWidth="9" strokeLinecap="round" />
    <path d="M244 151q-14 11-25 9" fill="none" stroke="var(--sun)" strokeWidth="14" strokeLinecap="round" />
    <path d="M274 151q17 9 16 24" fill="none" stroke="var(--sun)" strokeWidth="14" strokeLinecap="round" />
    <path d="M279 188q0-18 11-18t11 18" fill="none" stroke="var(--ink)" strokeWidth="3" />
    <path d="M290 180v3" stroke="var(--skin2)" strokeWidth="9" strokeLinecap="round" />
    <path d="M270 186h40l-3 14h-34z" fill="var(--forest)" />
  </>
);
