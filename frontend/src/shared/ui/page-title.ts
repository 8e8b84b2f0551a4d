import { useEffect } from 'react';
import { productName } from './mark';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title.includes(productName) ? title : `${title} · ${productName}`;
  }, [title]);
}
