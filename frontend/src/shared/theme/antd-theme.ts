import { type ThemeConfig, theme } from 'antd';
import type { AliasToken } from 'antd/es/theme/internal';
import { dark, light } from './palette';

/** What only fades under the pointer or the keys explains nothing, and a long list is drawn anew for each step of it. */
const still = { motionDurationMid: '0s', motionDurationSlow: '0s' };

/** What antd counts in pixels, for letters as large as the reader's browser has them. */
const rootRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Where a wider layout begins, in letters, as our own stylesheets count it. */
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

/** The look of antd's components: our palette and shapes, compact for those who work through long lists. */
export function consoleTheme(isDark: boolean, hasMotion: boolean): ThemeConfig {
  const colours = isDark ? dark : light;
  const rem = rootRem();
  return {
    algorithm: [isDark ? theme.darkAlgorithm : theme.defaultAlgorithm, theme.compactAlgorithm],
    token: {
      // By which antd frames what has the focus.
      colorPrimaryBorder: colours.forestText,
      colorPrimary: isDark ? colours.forestText : colours.forest,
      colorTextLightSolid: isDark ? colours.onSun : colours.onForest,
      colorSuccess: colours.forestText,
      colorWarning: colours.sunText,
      colorError: colours.clayText,
      colorInfo: colours.forestText,
      colorLink: colours.forestText,
      // Those that antd makes up are too dim on a dark page.
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
      // The compact algorithm takes two off.
      fontSize: 16 * rem,
      fontFamily: 'var(--font)',
      // Without this, components wait for the end of a motion that the stylesheet has switched off.
      motion: hasMotion,
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
    },
    components: {
      InputNumber: still,
      Table: {
        ...still,
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
