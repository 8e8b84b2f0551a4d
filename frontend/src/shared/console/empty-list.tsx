import { PatternStrip } from '../ui/pattern-strip';

export function EmptyList({ text }: { text: string }) {
  return (
    <div className="state">
      <PatternStrip />
      <p>{text}</p>
    </div>
  );
}
