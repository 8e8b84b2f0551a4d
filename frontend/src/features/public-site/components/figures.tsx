import { useEffect, useRef, useState } from 'react';
import { landingFigures } from '../../../shared/reference-data';

const COUNT_UP = 2_500;

export const Figures = () => (
  <dl className="figures">
    {landingFigures.map(({ id, value, suffix, label }) => (
      <div key={id} className="figures__item">
        <dt>{label}</dt>
        <dd className="numbers">
          <span className="visually-hidden">
            {value}
            {suffix}
          </span>
          <CountUp value={value} suffix={suffix} />
        </dd>
      </div>
    ))}
  </dl>
);

/** The figure is in the page from the start; the count-up is decoration, unless motion is reduced. */
function CountUp({ value, suffix }: { value: number; suffix: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const place = element.current;
    if (!place || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, (now - start) / COUNT_UP);
        setShown(Math.round(value * (1 - (1 - part) ** 3)));
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    watcher.observe(place);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  return (
    <span ref={element} aria-hidden="true">
      {`${shown}${suffix}`}
    </span>
  );
}
