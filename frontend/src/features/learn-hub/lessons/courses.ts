import type { TextLesson, VideoLesson } from './lesson';

/** The text courses by slug. Each is loaded when it is opened, to save data. */
export const textCourses: Readonly<Record<string, () => Promise<readonly TextLesson[]>>> = {
  'social-media-management': async () => (await import('./social-media-management')).socialMediaManagement,
  'professional-marketing': async () => (await import('./professional-marketing')).professionalMarketing,
  'event-management': async () => (await import('./event-management')).eventManagement,
  'business-development': async () => (await import('./business-development')).businessDevelopment,
};

/** The video courses by slug. */
export const videoCourses: Readonly<Record<string, () => Promise<readonly VideoLesson[]>>> = {
  'creators-network-masterclass': async () =>
    (await import('./creators-network-masterclass')).creatorsNetworkMasterclass,
};
