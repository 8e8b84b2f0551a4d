import { useId } from 'react';

const UNIT = 12;

export function PatternStrip() {
  const id = useId();
  return (
    <svg className="pattern-strip" aria-hidden="true" width="100%" height={2 * UNIT}>
      <pattern id={id} width={8 * UNIT} height={2 * UNIT} patternUnits="userSpaceOnUse">
        <path className="pattern-strip__first" d={`${triangle(0, true)}${triangle(2, false)}${steps(4)}`} />
        <path className="pattern-strip__second" d={`${triangle(0, false)}${triangle(2, true)}${diamond(7)}`} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

function triangle(column: number, pointsUp: boolean): string {
  const x = column * UNIT;
  return pointsUp ? `M${x} 24l12-12 12 12z` : `M${x} 0h24l-12 12z`;
}

function steps(column: number): string {
  const x = column * UNIT;
  return `M${x} 24v-6h6v-6h6v-6h6v-6h6v24z`;
}

const diamond = (column: number): string => `M${column * UNIT} 0l12 12-12 12-12-12z`;
