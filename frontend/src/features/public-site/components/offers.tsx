import type { Icon } from '../../../shared/ui/icons';

interface Props {
  id: string;
  title: string;
  lead?: string;
  offers: readonly { title: string; text: string; Icon: Icon }[];
}

export const Offers = ({ id, title, lead, offers }: Props) => (
  <section className="band" aria-labelledby={id}>
    <div className="band__title stack stack--tight">
      <h2 id={id}>{title}</h2>
      {lead && <p className="band__lead">{lead}</p>}
    </div>
    <ul className="offers">
      {offers.map(({ title, text, Icon }) => (
        <li key={title} className="offers__item">
          <Icon />
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
