import labels from './labels.json' with { type: 'json' };
import toasts from './toasts.json' with { type: 'json' };

export type Tone = 'success' | 'info' | 'destructive';

export interface ToastText {
  tone: Tone;
  title: string;
  description?: string;
}

/** The codes of all texts with a fixed wording: toasts, and sentences of screens, lists and loaders. */
export type ToastCode = keyof typeof toasts;
export type LabelCode = keyof typeof labels;

type Values = Record<string, string | number>;

export function toastText(code: ToastCode, values: Values = {}): ToastText {
  const text = toasts[code] as ToastText;
  const filled: ToastText = { tone: text.tone, title: fill(text.title, values) };
  if (text.description) filled.description = fill(text.description, values);
  return filled;
}

export const label = (code: LabelCode, values: Values = {}): string => fill(labels[code], values);

export const isToastCode = (code: string | undefined): code is ToastCode => code !== undefined && code in toasts;

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
