import { useEffect } from 'react';
import { productName } from './mark';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title.includes(productName) ? title : `${title} · ${productName}`;
  }, [title]);
}
