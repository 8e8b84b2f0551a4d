import { useState } from 'react';
import { pageNames } from '../../../shared/page-names';
import { liveProjects } from '../../../shared/reference-data';
import { BookIcon, BriefcaseIcon, StarIcon, UsersIcon } from '../../../shared/ui/feature-icons';
import type { Icon } from '../../../shared/ui/icons';
import { usePageTitle } from '../../../shared/ui/page-title';
import { ApplicationDialog } from '../components/application-dialog';
import { ChatAction } from '../components/chat-action';
import '../opportunities.css';

const projectIcons: Readonly<Record<string, Icon>> = {
  'Fashion Festival': StarIcon,
  'Business Flash': BriefcaseIcon,
  'School Xtra': BookIcon,
  'Internship Conference': UsersIcon,
};

export default function LiveProjectsPage() {
  usePageTitle(pageNames['/join-live-projects']);
  const [applying, setApplying] = useState<{ project: string; supportChat: string }>();
  return (
    <div className="offers-page">
      <div>
        <h1>{pageNames['/join-live-projects']}</h1>
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
