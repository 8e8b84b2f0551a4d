import type { ComponentType } from 'react';
import { BusinessScene } from './business-scene';
import { EventScene } from './event-scene';
import { MarketingScene } from './marketing-scene';
import type { SceneProps } from './picture';
import { SocialMediaScene } from './social-media-scene';

const scenes: Readonly<Record<string, ComponentType<SceneProps>>> = {
  'social-media-management': SocialMediaScene,
  'professional-marketing': MarketingScene,
  'event-management': EventScene,
  'business-development': BusinessScene,
};

/** The picture of one day of a course; a course that is watched has none. */
export function CourseIllustration({ slug, ...scene }: SceneProps & { readonly slug: string }) {
  const Scene = scenes[slug];
  return Scene ? <Scene {...scene} /> : null;
}
