import type { ReactNode } from 'react';
import './above-page.css';

/** What comes by itself lies above the page: what one reads or is about to press must not move. */
export const AbovePage = ({ children }: { children: ReactNode }) => <div className="above-page">{children}</div>;
