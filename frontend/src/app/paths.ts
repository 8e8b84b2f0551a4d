import { matchPath } from 'react-router-dom';
import { memberPaths } from './pages.gen';

/** Only says that the page exists; the guard asks the server who may see it. */
export const isMemberPage = (pathname: string): boolean => memberPaths.some((path) => matchPath(path, pathname));
