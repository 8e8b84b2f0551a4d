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

function isDark(): boolean {
  const chosen = preference();
  return chosen === 'system' ? systemTheme().matches : chosen === 'dark';
}

const systemTheme = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const system = systemTheme();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}
