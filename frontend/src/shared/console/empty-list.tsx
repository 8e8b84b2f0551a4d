import { PatternStrip } from '../ui/pattern-strip';

export const EmptyList = ({ text }: { text: string }) => (
  <div className="state">
    <PatternStrip />
    <p>{text}</p>
  </div>
);
