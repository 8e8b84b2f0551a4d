import { useLocation } from 'react-router-dom';
import { BriefcaseIcon, StarIcon } from '../../../shared/ui/feature-icons';
import { ArrowRightIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';

const choices = [
  {
    type: 'creator',
    Icon: StarIcon,
    title: 'For Creators Internship',
    text: 'Learn, take the 7\u2011day challenge, earn points and open paid work.',
  },
  {
    type: 'business',
    Icon: BriefcaseIcon,
    title: 'For Business Owners',
    text: 'Get verified, order growth tools and hire creators.',
  },
];

export function TypeChoice() {
  const state: unknown = useLocation().state;
  return (
    <ul className="type-choice">
      {choices.map(({ type, Icon, title, text }) => (
        <li key={type}>
          <Link to={`/register?type=${type}`} state={state} className="card type-choice__card">
            <Icon />
            <span>
              <strong>{title}</strong>
              <span className="soft">{text}</span>
            </span>
            <ArrowRightIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
