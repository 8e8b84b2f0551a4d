import type { ReactNode } from 'react';
import { NotConfigured } from '../../../shared/contact/not-configured';
import { Link } from '../../../shared/ui/link';
import { Wordmark } from '../../../shared/ui/mark';
import { ThemeSwitch } from '../../../shared/ui/theme-switch';
import { footerLinks } from '../site-links';

export const SiteFooter = ({ socialUrl, children }: { socialUrl: string | null; children: ReactNode }) => (
  <footer className="site-footer">
    <div className="site-footer__content">
      <div className="stack stack--tight">
        <Wordmark />
        <p className="soft">Go back and fetch it. Made for creators and businesses in Nigeria and South Africa.</p>
      </div>
      <nav aria-label="Footer" className="site-footer__links">
        {footerLinks.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        {socialUrl ? (
          <a href={socialUrl} rel="noopener noreferrer" target="_blank">
            Our social network
          </a>
        ) : (
          <NotConfigured control="Our social network" />
        )}
      </nav>
      <ThemeSwitch />
    </div>
    {children}
  </footer>
);
