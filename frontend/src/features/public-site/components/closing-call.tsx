import { LinkButton } from '../../../shared/ui/button';

interface Props {
  title: string;
  text: string;
  action: string;
  to: string;
}

export const ClosingCall = ({ title, text, action, to }: Props) => (
  <section className="closing on-night" aria-labelledby="closing">
    <div className="closing__text">
      <h2 id="closing">{title}</h2>
      <p>{text}</p>
      <LinkButton to={to} kind="sun" large>
        {action}
      </LinkButton>
    </div>
  </section>
);
