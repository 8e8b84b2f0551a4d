import type { ComponentType } from 'react';
import type { Problem } from '../api/problem';
import type { ToastCode } from '../messages';

export interface ToastContent {
  code: ToastCode;
  values?: Record<string, string | number> | undefined;
  problem?: Problem;
  undo?: (() => void) | undefined;
}

export interface Toast extends ToastContent {
  id: number;
  replaces: boolean;
}

let shown: Toast | undefined;
let count = 0;
let toaster: ComponentType | undefined;
const listeners = new Set<() => void>();

export const currentToast = (): Toast | undefined => shown;

export const currentToaster = (): ComponentType | undefined => toaster;

/** Registers the toaster. It comes with the code that makes toasts, so that they can be shown offline. */
export function provideToaster(component: ComponentType): void {
  toaster = component;
  publish(shown);
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function showToast(said: ToastContent): void {
  count += 1;
  publish({ ...said, id: count, replaces: shown !== undefined });
}

export function dismissToast(): void {
  publish(undefined);
}

function publish(next: Toast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}
