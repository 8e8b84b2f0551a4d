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

export function label(code: LabelCode, values: Values = {}): string {
  return fill(labels[code], values);
}

export function isToastCode(code: string | undefined): code is ToastCode {
  return code !== undefined && code in toasts;
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}
