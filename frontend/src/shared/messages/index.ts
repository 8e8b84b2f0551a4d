import { type LabelCode, labels } from './labels';
import { type ToastCode, type ToastText, toasts } from './toasts';

export type { LabelCode } from './labels';
export type { ToastCode, ToastText, Tone } from './toasts';

type Values = Record<string, string | number>;

export function toastText(code: ToastCode, values: Values = {}): ToastText {
  const text: ToastText = toasts[code];
  const filled: ToastText = { tone: text.tone, title: fill(text.title, values) };
  if (text.description) filled.description = fill(text.description, values);
  return filled;
}

export const label = (code: LabelCode, values: Values = {}): string => fill(labels[code], values);

export const isToastCode = (code: string | undefined): code is ToastCode => code !== undefined && code in toasts;

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
