import { businessSigns } from './business-signs';
import { Face, Picture, type SceneProps } from './picture';

/** Two partners at a table, a city in the window behind them and a board on the wall. */
export const BusinessScene = ({ day, alt }: SceneProps) => (
  <Picture day={day} alt={alt}>
    <path d="M0 178h320v10a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="var(--line)" />
    <CityWindow />
    <rect x="122" y="14" width="84" height="66" rx="6" fill="var(--surface)" stroke="var(--ink)" strokeWidth="3" />
    <g transform="translate(132 23)">{businessSigns[day - 1]}</g>
    <PartnerInCap />
    <PartnerWithBraids />
    <Table />
  </Picture>
);

const CityWindow = () => (
  <>
    <rect x="12" y="22" width="98" height="86" rx="6" fill="var(--surface)" />
    <circle cx="34" cy="46" r="12" fill="var(--sun)" />
    <path d="M12 108V78h12V62h14v16h6V50h3l3-16 3 16h3v30h8V66h16v20h10V74h14v34z" fill="var(--forest)" opacity=".45" />
    <path d="M12 98q49-10 98 0v4a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z" fill="var(--forest)" />
    <path d="M61 22v86" stroke="var(--ink)" strokeWidth="3" />
    <rect x="12" y="22" width="98" height="86" rx="6" fill="none" stroke="var(--ink)" strokeWidth="4" />
  </>
);

const PartnerInCap = () => (
  <>
    <path d="M52 157q-2-38 22-45h34q22 7 20 45z" fill="var(--sun)" />
    <path d="M84 112h14l-3 34h-8z" fill="var(--clay)" />
    <path d="M82 96h18v15q-9 11-18 0z" fill="var(--skin1)" />
    <ellipse cx="91" cy="84" rx="17" ry="20" fill="var(--skin1)" />
    <path d="M73 78q-4-24 20-24 22 2 16 24q-18-5-36 0z" fill="var(--clay)" />
    <path d="M73 78q18-6 36 0" fill="none" stroke="var(--forest)" strokeWidth="4" />
    <path d="M79 94q2 12 12 12t14-10q-6 6-13 6t-13-8z" fill="var(--on-sun)" />
    <Face x={94} y={86} />
    <path d="M68 125q-15 13-9 27" fill="none" stroke="var(--sun)" strokeWidth="16" strokeLinecap="round" />
    <path d="M132 148l20 2" stroke="var(--skin1)" strokeWidth="9" strokeLinecap="round" />
    <path d="M110 124q16 10 20 23" fill="none" stroke="var(--sun)" strokeWidth="16" strokeLinecap="round" />
  </>
);

const PartnerWithBraids = () => (
  <>
    <path d="M218 84q-8 30-2 52h44q10-26 2-54z" fill="var(--on-sun)" />
    <path d="M204 157q-4-38 18-43h34q26 6 24 43z" fill="var(--forest)" />
    <path d="M232 113l8 22 10-22z" fill="var(--on-night)" />
    <path d="M231 98h18v14q-9 11-18 0z" fill="var(--skin2)" />
    <ellipse cx="240" cy="86" rx="17" ry="20" fill="var(--skin2)" />
    <path d="M221 92q-4-30 20-30 26 2 21 34q-6-4-7-16q-16 2-26-6q-6 6-8 18z" fill="var(--on-sun)" />
    <circle cx="240" cy="58" r="9" fill="var(--on-sun)" />
    <path d="M232 64q8 4 16 0" stroke="var(--sun)" strokeWidth="3" fill="none" />
    <circle cx="257" cy="98" r="3" fill="var(--sun)" />
    <Face x={237} y={88} turn={-1} />
    <path d="M196 148l-18 2" stroke="var(--skin2)" strokeWidth="9" strokeLinecap="round" />
    <path d="M220 125q-16 9-20 21" fill="none" stroke="var(--forest)" strokeWidth="15" strokeLinecap="round" />
    <path d="M262 125q15 12 11 28" fill="none" stroke="var(--forest)" strokeWidth="15" strokeLinecap="round" />
  </>
);

const Table = () => (
  <>
    <path d="M150 146l30-2 6 12h-42z" fill="var(--on-night)" />
    <path d="M222 128h42l6 27h-54z" fill="var(--line)" />
    <circle cx="243" cy="141" r="4" fill="var(--clay)" />
    <path d="M36 141h14v9q0 6-7 6t-7-6z" fill="var(--clay)" />
    <path d="M36 143q-6 0-5 5t6 3" fill="none" stroke="var(--clay)" strokeWidth="2.5" />
    <path d="M156 150h20" stroke="var(--line-strong)" strokeWidth="3" />
    <rect x="24" y="155" width="276" height="10" rx="4" fill="var(--ink)" />
    <path d="M48 165l-5 29M276 165l5 29" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
  </>
);
