import { PatternStrip } from '../ui/pattern-strip';

/** What a list would show, where it has nothing. */
export function EmptyList({ text }: { text: string }) {
  return (
    <div className="state">
      <PatternStrip />
      <p>{text}</p>
    </div>
  );
}
