import { useThemePreference } from '../../../shared/theme/theme-preference';
import screens from '../screens.json' with { type: 'json' };

const pictures = import.meta.glob<string>('../screens/*.webp', { eager: true, query: '?url', import: 'default' });
const mediaOfDark = { system: '(prefers-color-scheme: dark)', dark: 'all', light: 'not all' } as const;

interface Props {
  screen: keyof typeof screens;
  loading?: 'lazy' | 'eager';
}

/** A screenshot of the product, made by `npm run screens`. */
export const Phone = ({ screen, loading = 'lazy' }: Props) => (
  <picture className="phone">
    <source srcSet={pictures[`../screens/${screen}-dark.webp`]} media={mediaOfDark[useThemePreference()]} />
    <img
      src={pictures[`../screens/${screen}-light.webp`]}
      alt={screens[screen]}
      width={450}
      height={800}
      loading={loading}
      decoding="async"
    />
  </picture>
);

/** Loads eagerly, as it is at the top of its page. */
export const HeroPhone = ({ screen }: Props) => (
  <div className="hero__picture">
    <Phone screen={screen} loading="eager" />
  </div>
);
