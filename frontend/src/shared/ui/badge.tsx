import type { Icon } from './icons';

interface Props {
  kind: 'plain' | 'good' | 'waiting' | 'busy' | 'bad';
  Icon: Icon;
  text: string;
}

export const Badge = ({ kind, Icon, text }: Props) => (
  <span className={`badge badge--${kind}`}>
    <Icon />
    {text}
  </span>
);
