import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { isMemberPage } from './paths';

export const MemberArea = lazy(() => import('./member-area'));
const Astray = lazy(() => import('./astray'));

export const Elsewhere = () => (isMemberPage(useLocation().pathname) ? <MemberArea /> : <Astray />);
