import { useSyncExternalStore } from 'react';
import { removeStored, store } from '../device-storage';

export type ThemePreference = 'system' | 'light' | 'dark';

const THEME_KEY = 'sankofa.theme';
const listeners = new Set<() => void>();

export function setThemePreference(preference: ThemePreference): void {
  if (preference === 'system') {
    removeStored(THEME_KEY);
    delete document.documentElement.dataset.theme;
  } else {
    store(THEME_KEY, preference);
    document.documentElement.dataset.theme = preference;
  }
  for (const listener of listeners) listener();
}

export const useThemePreference = (): ThemePreference => useSyncExternalStore(subscribe, preference, () => 'system');

export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);

function preference(): ThemePreference {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Paper is always light. */
function isDark(): boolean {
  if (paper().matches) return false;
  const chosen = preference();
  return chosen === 'system' ? systemTheme().matches : chosen === 'dark';
}

const systemTheme = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const paper = (): MediaQueryList => window.matchMedia('print');

function subscribe(listener: () => void): () => void {
  const media = [systemTheme(), paper()];
  listeners.add(listener);
  for (const medium of media) medium.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    for (const medium of media) medium.removeEventListener('change', listener);
  };
}
