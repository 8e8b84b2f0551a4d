import { openChat } from '../../../shared/contact/open-chat';
import { pageNames } from '../../../shared/page-names';
import { LinkButton } from '../../../shared/ui/button';
import { AwardIcon, FlagIcon, UsersIcon } from '../../../shared/ui/feature-icons';
import { CardIcon } from '../../../shared/ui/icons';
import { usePageTitle } from '../../../shared/ui/page-title';
import { PatternStrip } from '../../../shared/ui/pattern-strip';
import { toast } from '../../../shared/ui/toast';
import { ChatAction } from '../components/chat-action';
import '../opportunities.css';

const benefits = [
  {
    title: 'Funding',
    text: 'Money for what your project needs to begin: equipment, transport, a place.',
    Icon: CardIcon,
  },
  {
    title: '5 professional mentors',
    text: 'Five per project, who have done it before and read along.',
    Icon: AwardIcon,
  },
  {
    title: '3 team leads',
    text: 'Plus junior members who learn from them, so that the work is shared.',
    Icon: UsersIcon,
  },
  {
    title: 'Idea to reality',
    text: 'From a page of notes to something that people can visit, buy or join.',
    Icon: FlagIcon,
  },
];

const inquiry = 'Hello, I am a Pro Creator. I would like to create a team for a project of mine.';

export default function TeamProjectsPage() {
  usePageTitle(pageNames['/team-projects']);
  const ask = (supportChat: string) => {
    openChat(supportChat, inquiry);
    toast('REQUEST_SENT');
  };
  return (
    <div className="offers-page">
      <section className="team-hero on-night" aria-labelledby="team-projects">
        <PatternStrip />
        <div className="team-hero__content">
          <h1 id="team-projects">{pageNames['/team-projects']}</h1>
          <p>Create a team project: you have an idea. Here are the people and the money to make it real.</p>
          <div className="row">
            <ChatAction kind="sun" onClick={ask}>
              Create a Team
            </ChatAction>
            <LinkButton kind="secondary" to="/learn">
              Go to {pageNames['/learn']}
            </LinkButton>
          </div>
        </div>
      </section>
      <ul className="offer-grid">
        {benefits.map(({ title, text, Icon }) => (
          <li key={title} className="card offer">
            <span className="icon-tile">
              <Icon />
            </span>
            <h2>{title}</h2>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
