import { businessCategories, businessTypes } from './businesses.js';
import { appraisalForm, appraisalPoints, challengeDays, selfRating } from './challenge.js';
import { countries } from './countries.js';
import { departments, registrationDepartments } from './departments.js';
import { growthTools } from './growth-tools.js';
import { hireForm, hiring } from './hire-form.js';
import { certificationAfterMonths, milestones, programmeMonths, unlockThreshold } from './journey.js';
import { landingFigures } from './landing-figures.js';
import { masterclasses } from './lessons/masterclasses.js';
import { loanAmounts } from './loan-amounts.js';
import { genders, membershipTypes, registrationMembershipTypes } from './membership.js';
import { currencies, defaultCurrency } from './money.js';
import { movedPages } from './moved-pages.js';
import { offices } from './offices.js';
import { gigs, liveProjectApplication, liveProjects } from './opportunities.js';
import { defaultPlan, maxPaidDaysAgo, plans, proPeriodMonths } from './plans.js';
import { legalVersions, privacyAnswerDays } from './privacy.js';
import { linkInText, publicAddress } from './public-address.js';
import { queueTargetHours } from './queues.js';
import { skills } from './skills.js';

export * from './businesses.js';
export * from './challenge.js';
export * from './countries.js';
export * from './departments.js';
export * from './growth-tools.js';
export * from './hire-form.js';
export * from './journey.js';
export * from './landing-figures.js';
export * from './lessons/briefs.js';
export * from './lessons/masterclasses.js';
export * from './loan-amounts.js';
export * from './membership.js';
export * from './money.js';
export * from './moved-pages.js';
export * from './offices.js';
export * from './opportunities.js';
export * from './plans.js';
export * from './privacy.js';
export * from './public-address.js';
export * from './queues.js';
export * from './skills.js';
export * from './slug-of.js';
export * from './statement-columns.js';

export const referenceData = {
  countries,
  queueTargetHours,
  genders,
  membershipTypes,
  registrationMembershipTypes,
  departments,
  registrationDepartments,
  businessCategories,
  businessTypes,
  loanAmounts,
  currencies,
  defaultCurrency,
  plans,
  defaultPlan,
  proPeriodMonths,
  maxPaidDaysAgo,
  growthTools,
  gigs,
  liveProjects,
  liveProjectApplication,
  masterclasses,
  milestones,
  unlockThreshold,
  programmeMonths,
  certificationAfterMonths,
  challengeDays,
  appraisalPoints,
  appraisalForm,
  publicAddress,
  linkInText,
  selfRating,
  hireForm,
  hiring,
  skills,
  landingFigures,
  offices,
  movedPages,
  legalVersions,
  privacyAnswerDays,
} as const;
