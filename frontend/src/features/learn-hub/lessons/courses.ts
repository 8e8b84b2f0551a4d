import type { TextLesson, VideoLesson } from './lesson';

/** The courses that are read, by slug; each is fetched when it is opened, to spare data. */
export const textCourses: Readonly<Record<string, () => Promise<readonly TextLesson[]>>> = {
  'social-media-management': async () => (await import('./social-media-management')).socialMediaManagement,
  'professional-marketing': async () => (await import('./professional-marketing')).professionalMarketing,
  'event-management': async () => (await import('./event-management')).eventManagement,
  'business-development': async () => (await import('./business-development')).businessDevelopment,
};

/** The courses that are watched, by slug. */
export const videoCourses: Readonly<Record<string, () => Promise<readonly VideoLesson[]>>> = {
  'creators-network-masterclass': async () =>
    (await import('./creators-network-masterclass')).creatorsNetworkMasterclass,
};
