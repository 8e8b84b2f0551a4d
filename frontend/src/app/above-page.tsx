import type { ReactNode } from 'react';
import './above-page.css';

/** For notices that appear by themselves: they overlay the page, so that nothing in it moves. */
export const AbovePage = ({ children }: { children: ReactNode }) => <div className="above-page">{children}</div>;
