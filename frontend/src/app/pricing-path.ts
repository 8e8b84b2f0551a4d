import { isBuilt } from './paths';

const PRICING = '/program-application-fee';

export const pricingPath = isBuilt(PRICING) ? PRICING : undefined;
