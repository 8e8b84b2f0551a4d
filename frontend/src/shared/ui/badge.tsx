import type { Icon } from './icons';

interface Props {
  kind: 'plain' | 'good' | 'waiting' | 'busy' | 'bad';
  Icon: Icon;
  text: string;
}

export function Badge({ kind, Icon, text }: Props) {
  return (
    <span className={`badge badge--${kind}`}>
      <Icon />
      {text}
    </span>
  );
}
