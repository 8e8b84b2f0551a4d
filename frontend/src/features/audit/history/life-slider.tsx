import { Slider } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { inWords } from '../../../shared/console/in-words';
import { exactTime } from '../../../shared/format';
import type { HistoryEntry } from '../api/history.query';

interface Props {
  events: HistoryEntry[];
  at: string | undefined;
  onChange: (at: string | undefined) => void;
}

/** One step for each event of the member, and one more for now. */
export function LifeSlider({ events, at, onChange }: Props) {
  const moments = events.map(({ recordedAt }) => recordedAt);
  const { turn, chose } = useTurn(at);
  const reached = at ? moments.filter((moment) => moment <= at).length : moments.length + 1;
  const describe = (value?: number) => {
    const event = events[(value ?? 1) - 1];
    return event ? `${exactTime(event.recordedAt)}: ${inWords(event.type)}` : 'Now';
  };
  return (
    <Slider
      min={1}
      max={moments.length + 1}
      defaultValue={Math.max(1, Math.min(reached, moments.length + 1))}
      key={`${turn} ${moments.length}`}
      tooltip={{ formatter: describe }}
      ariaLabelForHandle="Moment in the member’s life"
      ariaValueTextFormatterForHandle={describe}
      onChangeComplete={(value) => {
        const moment = moments[value - 1];
        chose(moment);
        onChange(moment);
      }}
    />
  );
}

/**
 * Counts how often the moment was set from outside, by a field or by Back; the slider then remounts. A move of the
 * slider itself must not remount it, which would lose the focus and its step among events of the same instant. The
 * address follows late, so moments chosen here are remembered until they arrive there.
 */
function useTurn(at: string | undefined) {
  const [turn, setTurn] = useState(0);
  const own = useRef([at]);
  useEffect(() => {
    const place = own.current.lastIndexOf(at);
    if (place < 0) setTurn((count) => count + 1);
    own.current = place < 0 ? [at] : own.current.slice(place);
  }, [at]);
  const chose = (moment: string | undefined) => {
    own.current.push(moment);
  };
  return { turn, chose };
}
