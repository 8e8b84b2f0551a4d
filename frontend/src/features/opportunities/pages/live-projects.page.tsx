import { useState } from 'react';
import { liveProjects } from '../../../shared/reference-data';
import { usePageTitle } from '../../../shared/ui/page-title';
import { ApplicationDialog } from '../components/application-dialog';
import { ChatAction } from '../components/chat-action';
import { projectIcons } from '../project-icons';
import '../opportunities.css';

export default function LiveProjectsPage() {
  usePageTitle('Live Projects');
  const [applying, setApplying] = useState<{ project: string; supportChat: string }>();
  return (
    <div className="offers-page">
      <div>
        <h1>Join live projects</h1>
        <p className="soft">Real work with a team. An hour or two a day, one day a week.</p>
      </div>
      <ul className="offer-grid">
        {liveProjects.map(({ title, description }) => {
          const Icon = projectIcons[title];
          return (
            <li key={title} className="card offer">
              <span className="icon-tile">{Icon && <Icon />}</span>
              <h2>{title}</h2>
              <p className="soft">{description}</p>
              <ChatAction onClick={(supportChat) => setApplying({ project: title, supportChat })}>
                Apply to Join<span className="visually-hidden"> {title}</span>
              </ChatAction>
            </li>
          );
        })}
      </ul>
      {applying && <ApplicationDialog {...applying} onClose={() => setApplying(undefined)} />}
    </div>
  );
}
