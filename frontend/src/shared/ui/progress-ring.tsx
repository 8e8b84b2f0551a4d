import type { ReactNode } from 'react';

const RADIUS = 52;
const ROUND = 2 * Math.PI * RADIUS;

interface Props {
  value: number;
  max: number;
  label: string;
  children: ReactNode;
}

export function ProgressRing({ value, max, label, children }: Props) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1;
  return (
    <div
      className="ring"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className="ring__track" cx="60" cy="60" r={RADIUS} />
        {part > 0 && (
          <circle
            className="ring__value"
            cx="60"
            cy="60"
            r={RADIUS}
            strokeDasharray={`${part * ROUND} ${ROUND}`}
            transform="rotate(-90 60 60)"
          />
        )}
      </svg>
      <div className="ring__label" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
