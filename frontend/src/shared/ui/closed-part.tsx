import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { featuresQuery } from '../api/features.query';
import { LoadState } from './load-failure';
import './paged-list.css';

export function ClosedPart({ children }: { children: ReactNode }) {
  const features = useQuery(featuresQuery);
  if (features.data) return <p className="soft">{children}</p>;
  return <LoadState of={features} what="this page" room="paged-list__skeleton" />;
}
