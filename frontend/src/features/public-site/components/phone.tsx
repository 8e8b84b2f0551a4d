import { useThemePreference } from '../../../shared/theme/theme-preference';
import type { Screen } from '../screens';

const mediaOfDark = { system: '(prefers-color-scheme: dark)', dark: 'all', light: 'not all' } as const;

export const Phone = ({ light, dark, alt, loading = 'lazy' }: Screen & { loading?: 'lazy' | 'eager' }) => (
  <picture className="phone">
    <source srcSet={dark} media={mediaOfDark[useThemePreference()]} />
    <img src={light} alt={alt} width={450} height={800} loading={loading} decoding="async" />
  </picture>
);

/** At the top of its page, so there is no use in waiting for it. */
export const HeroPhone = (screen: Screen) => (
  <div className="hero__picture">
    <Phone {...screen} loading="eager" />
  </div>
);
