import { queryOptions, useQuery } from '@tanstack/react-query';
import { readFrom } from './requests';

export type FeatureName = 'certificates' | 'weekly-appraisals' | 'portfolios' | 'matching';

export const featuresQuery = queryOptions({ queryKey: ['features'], queryFn: readFrom('/api/features') });

/** Whether an admin has turned this part of the product on; false while the answer is loading. */
export const useFeature = (name: FeatureName): boolean => useQuery(featuresQuery).data?.[name] ?? false;

/** Whether it is known to be off; false while the answer is loading. */
export const useFeatureOff = (name: FeatureName): boolean => useQuery(featuresQuery).data?.[name] === false;
