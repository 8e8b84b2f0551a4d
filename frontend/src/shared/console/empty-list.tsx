import { PatternStrip } from '../ui/pattern-strip';

export const EmptyList = ({ text }: { text: string }) => (
  <div className="state empty-list">
    <PatternStrip />
    <p>{text}</p>
  </div>
);
