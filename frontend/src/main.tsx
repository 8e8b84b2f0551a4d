import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { isMemberPage } from './app/paths';
import { startSession } from './shared/session/start-session';
import './styles';

startSession();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** The page for members is served to visitors' addresses, too, by the service worker without a network. */
const isForMembers = root.dataset.page === 'members';
if (root.firstElementChild && (!isForMembers || isMemberPage(window.location.pathname))) hydrateRoot(root, app);
else createRoot(root).render(app);
