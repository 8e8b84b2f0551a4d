import { matchPath } from 'react-router-dom';
import { memberPaths } from './pages.gen';

/** Whether a member may see the page is the server's to say; see the guard. */
export const isMemberPage = (pathname: string): boolean => memberPaths.some((path) => matchPath(path, pathname));
