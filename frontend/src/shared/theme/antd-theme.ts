import { type ThemeConfig, theme } from 'antd';
import type { AliasToken } from 'antd/es/theme/internal';
import { dark, light } from './palette';

/** antd counts in pixels: this factor scales them to the browser's font size. */
const rootRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** antd's breakpoints, scaled to the font size like our own stylesheets. */
function screens(rem: number): Partial<AliasToken> {
  const widths = { XS: 480, SM: 576, MD: 768, LG: 992, XL: 1200, XXL: 1600, XXXL: 1920 };
  const sizes = Object.entries(widths).map(([name, width]) => ({ name, width: Math.round(width * rem) }));
  return Object.fromEntries(
    sizes.flatMap(({ name, width }, i) => [
      [`screen${name}`, width],
      [`screen${name}Min`, width],
      [`screen${name}Max`, (sizes[i + 1]?.width ?? Number.MAX_SAFE_INTEGER) - 1],
    ]),
  );
}

export function consoleTheme(isDark: boolean): ThemeConfig {
  const colours = isDark ? dark : light;
  const rem = rootRem();
  return {
    algorithm: [isDark ? theme.darkAlgorithm : theme.defaultAlgorithm, theme.compactAlgorithm],
    token: {
      // The focus ring.
      colorPrimaryBorder: colours.forestText,
      colorPrimary: isDark ? colours.forestText : colours.forest,
      colorTextLightSolid: isDark ? colours.onSun : colours.onForest,
      colorSuccess: colours.forestText,
      colorWarning: colours.sunText,
      colorError: colours.clayText,
      colorInfo: colours.forestText,
      colorLink: colours.forestText,
      // antd's derived colours are too dim in dark mode.
      colorLinkHover: colours.forestText,
      colorLinkActive: colours.forestText,
      colorText: colours.ink,
      colorTextSecondary: colours.inkSoft,
      colorTextTertiary: colours.inkSoft,
      colorTextDescription: colours.inkSoft,
      colorTextPlaceholder: colours.inkSoft,
      colorBgBase: colours.surface,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.raised,
      colorBgLayout: colours.page,
      colorBorder: colours.lineStrong,
      colorBorderSecondary: colours.line,
      borderRadius: 8,
      borderRadiusLG: 12,
      ...screens(rem),
      controlHeight: 36 * rem,
      // The compact algorithm subtracts 2.
      fontSize: 16 * rem,
      fontFamily: 'var(--font)',
      // A dialog or a drawer of antd that moves can lose a letter that is typed meanwhile.
      motion: false,
    },
    components: {
      Table: {
        headerBg: colours.sunken,
        headerSortActiveBg: colours.sunken,
        bodySortBg: colours.surface,
        rowHoverBg: colours.sunken,
        rowExpandedBg: colours.page,
        rowSelectedBg: colours.forestSoft,
        rowSelectedHoverBg: colours.forestSoft,
      },
    },
  };
}
