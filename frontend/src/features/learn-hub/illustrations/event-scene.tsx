import { eventSigns } from './event-signs';
import { Face, Picture, type SceneProps } from './picture';

/** A planner in front of a stage with a screen, bunting and rows of chairs. */
export const EventScene = ({ day, alt }: SceneProps) => (
  <Picture day={day} alt={alt}>
    <Grounds />
    <Stage />
    <rect x="144" y="62" width="92" height="66" rx="4" fill="var(--surface)" stroke="var(--ink)" strokeWidth="4" />
    <g transform="translate(158 71)">{eventSigns[day - 1]}</g>
    <Bunting />
    <Chairs />
    <Planner />
  </Picture>
);

const Grounds = () => (
  <>
    <path d="M0 132q60-22 120-10t200-8v74a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="var(--line)" />
    <path d="M300 148q6-36-4-64" fill="none" stroke="var(--clay)" strokeWidth="6" />
    <path
      d="M296 84q-16-12-32 5q16-8 32-5q-20 5-22 22q10-16 22-22q-3 14 4 26q6-16-4-26q14 4 17 20q5-18-17-20q8-9 19-5q-10-14-19 5q-1-16-14-22q2 16 14 22z"
      fill="var(--forest)"
    />
  </>
);

const Stage = () => (
  <>
    <path d="M122 52v88M258 52v88" stroke="var(--ink)" strokeWidth="5" />
    <path d="M190 8q30 26 82 34v12H108V42q52-8 82-34z" fill="var(--forest)" />
    <path d="M190 8q14 26 22 46h-44q8-20 22-46z" fill="var(--sun)" />
    <path d="M106 138h168v20H106z" fill="var(--forest)" />
    <path d="M106 138h168v6H106z" fill="var(--ink)" />
  </>
);

const Bunting = () => (
  <>
    <path d="M0 36q60 30 108 8M272 44q24 12 48 0" fill="none" stroke="var(--ink)" strokeWidth="2" />
    <path d="M10 41l12 5-9 10zM54 53l13 0-7 11zM270 44l10 4-8 8z" fill="var(--clay)" />
    <path d="M32 49l12 3-8 10zM78 52l12-2-4 12zM292 50l12-1-5 11z" fill="var(--sun)" />
  </>
);

const Chairs = () => (
  <>
    <path
      d="M142 182v12M158 182v12M178 182v12M194 182v12M214 182v12M230 182v12M250 182v12M266 182v12M286 182v12M302 182v12"
      stroke="var(--ink)"
      strokeWidth="2.5"
    />
    <path
      d="M138 184v-16q0-6 6-6h12q6 0 6 6v16zM174 184v-16q0-6 6-6h12q6 0 6 6v16zM210 184v-16q0-6 6-6h12q6 0 6 6v16zM246 184v-16q0-6 6-6h12q6 0 6 6v16zM282 184v-16q0-6 6-6h12q6 0 6 6v16z"
      fill="var(--sun)"
    />
  </>
);

const Planner = () => (
  <>
    <path d="M32 200q-2-58 20-66h38q22 8 20 66z" fill="var(--clay)" />
    <path d="M66 140h10v24H66z" fill="var(--sun)" />
    <path d="M61 116h20v17q-10 12-20 0z" fill="var(--skin2)" />
    <ellipse cx="71" cy="104" rx="18" ry="21" fill="var(--skin2)" />
    <path d="M52 102q-3-24 19-25 22 1 19 25q-4-11-10-13q-12 3-22 0q-3 4-6 13z" fill="var(--on-sun)" />
    <path d="M53 104C48 66 92 64 91 96" fill="none" stroke="var(--sun)" strokeWidth="3" />
    <rect x="49" y="99" width="9" height="14" rx="4.5" fill="var(--sun)" />
    <path d="M54 112q5 9 15 7" fill="none" stroke="var(--sun)" strokeWidth="2.5" strokeLinecap="round" />
    <Face x={74} y={105} />
    <path d="M62 154h38v42H62z" fill="var(--ink)" />
    <path d="M66 161h30v32H66z" fill="var(--surface)" />
    <path d="M74 151h14v7H74z" fill="var(--sun)" />
    <path d="M71 169h18M71 176h12M71 183h16" stroke="var(--ink)" strokeWidth="2" />
    <path d="M44 184l20-2" fill="none" stroke="var(--skin2)" strokeWidth="9" strokeLinecap="round" />
    <path d="M47 147q-14 18-6 35" fill="none" stroke="var(--clay)" strokeWidth="15" strokeLinecap="round" />
    <path d="M111 178l-16-4" fill="none" stroke="var(--skin2)" strokeWidth="9" strokeLinecap="round" />
    <path d="M96 168l-10 12" stroke="var(--forest)" strokeWidth="3" strokeLinecap="round" />
    <path d="M97 147q17 15 14 30" fill="none" stroke="var(--clay)" strokeWidth="14" strokeLinecap="round" />
  </>
);
