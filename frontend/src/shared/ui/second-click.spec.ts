/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { isSecondClick } from './second-click';

let now = 0;

beforeEach(() => {
  now += 60_000;
});

describe('the second half of a double click', () => {
  it('is what the mouse counts as such', () => {
    click();
    expect(isSecondClick()).toBe(false);
    click({ after: 200, detail: 2 });
    expect(isSecondClick()).toBe(true);
    click({ after: 200 });
    expect(isSecondClick()).toBe(false);
  });
});

describe('the second half of a double tap', () => {
  it('comes soon after the first one, and near it', () => {
    click({ by: 'touch' });
    expect(isSecondClick()).toBe(false);
    click({ by: 'touch', after: 200, x: 104 });
    expect(isSecondClick()).toBe(true);
  });

  it.each([
    ['later', { by: 'touch', after: 600 }],
    ['elsewhere', { by: 'touch', after: 200, x: 180 }],
    ['by the keyboard', { by: '', after: 200, detail: 0 }],
  ])('is none that comes %s', (_, second) => {
    click({ by: 'touch' });
    click(second);
    expect(isSecondClick()).toBe(false);
  });
});

function click({ after = 0, x = 100, detail = 1, by = 'mouse' } = {}): void {
  now += after;
  const event = new MouseEvent('click', { clientX: x, clientY: 100, detail });
  Object.defineProperty(event, 'timeStamp', { value: now });
  Object.defineProperty(event, 'pointerType', { value: by });
  document.dispatchEvent(event);
}
