import { pageNames } from '../../../shared/page-names';
import { FeatureCard } from '../../../shared/ui/feature-card';
import { BookIcon, BriefcaseIcon, CartIcon } from '../../../shared/ui/feature-icons';
import { useCorrection } from '../../../shared/ui/form/use-correction';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { PagedList } from '../../../shared/ui/paged-list';
import { RequestCard } from '../../../shared/ui/request-card';
import { toolRequestsQuery } from '../api/tool-requests.query';
import { ToolCatalogue } from '../components/tool-catalogue';
import { ToolRequestForm } from '../components/tool-request-form';
import '../business.css';

const shortcuts = [
  { to: '/learn', title: 'Learning Hub', text: 'Masterclasses for you and your team.', Icon: BookIcon },
  { to: '/hire-interns', title: 'Hire Creators', text: 'Ask for the people you need.', Icon: BriefcaseIcon },
  { to: '/orders', title: 'Your Orders', text: 'What you ordered, and how far it is.', Icon: CartIcon },
];

export default function GrowthToolsPage() {
  usePageTitle(pageNames['/growth-tools']);
  const { place, key, offer, dialog } = useCorrection('tool-request');
  return (
    <div className="business business--wide">
      <div>
        <h1>{pageNames['/growth-tools']}</h1>
        <p className="soft">Fixed prices in naira. Order with one tap, and follow it under Orders.</p>
      </div>
      <ul className="card-grid" aria-label="Shortcuts">
        {shortcuts.map((shortcut) => (
          <li key={shortcut.to}>
            <FeatureCard {...shortcut} locks={[]} onProMissing={() => undefined} />
          </li>
        ))}
      </ul>
      <ToolCatalogue />
      <div className="business__pair">
        <div ref={place}>
          <ToolRequestForm key={key} />
        </div>
        <PagedList
          title="Your tool requests"
          what="your tool requests"
          query={toolRequestsQuery}
          empty="Tools you ask for, here or in your verification, appear in this list with our answer."
        >
          {({ toolName, origin, ...request }) => (
            <RequestCard
              title={toolName}
              facts={{ From: origin === 'kyc' ? 'Your business verification' : null }}
              {...request}
            >
              {request.status === 'approved' && (
                <p>
                  It is on its way. To know more, <Link to="/contact">contact us</Link>.
                </p>
              )}
              {offer(request.status, { toolName })}
            </RequestCard>
          )}
        </PagedList>
      </div>
      {dialog}
    </div>
  );
}
