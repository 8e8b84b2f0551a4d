import { type ThemeConfig, theme } from 'antd';
import { dark, light } from './palette';

/** What only fades under the pointer or the keys explains nothing, and a long list is drawn anew for each step of it. */
const still = { motionDurationMid: '0s', motionDurationSlow: '0s' };

/** The look of antd's components: our palette and shapes, compact for those who work through long lists. */
export function consoleTheme(isDark: boolean, hasMotion: boolean): ThemeConfig {
  const colours = isDark ? dark : light;
  return {
    algorithm: [isDark ? theme.darkAlgorithm : theme.defaultAlgorithm, theme.compactAlgorithm],
    token: {
      colorPrimary: isDark ? colours.forestText : colours.forest,
      colorTextLightSolid: isDark ? colours.onSun : colours.onForest,
      colorSuccess: colours.forestText,
      colorWarning: colours.sunText,
      colorError: colours.clayText,
      colorInfo: colours.forestText,
      colorLink: colours.forestText,
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
      controlHeight: 36,
      // The compact algorithm takes two off.
      fontSize: 16,
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
