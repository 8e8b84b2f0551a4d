import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { NotConfigured } from '../../../shared/contact/not-configured';
import { ErrorBoundary } from '../../../shared/ui/error-boundary';
import { useArrival } from '../../../shared/ui/use-arrival';
import { ChatButton } from './chat-button';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import '../site-frame.css';
import '../landing.css';
import '../landing-sections.css';
import '../path-pages.css';
import '../product.css';

/** Header and footer of public pages. Members see their own bar on some, and no footer. */
export function PublicFrame({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  const { supportChat, socialUrl } = useContactDetails();
  useArrival();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {bar || <SiteHeader />}
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
      {!bar && (
        <SiteFooter socialUrl={socialUrl}>
          {supportChat ? <ChatButton number={supportChat} /> : <NotConfigured control="Chat with support" />}
        </SiteFooter>
      )}
    </>
  );
}
