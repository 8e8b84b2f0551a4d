/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useKeyPreference } from './key-preference';
import { type QueueKeys, useQueueKeys } from './use-queue-keys';

const did = jest.fn<(what: string) => void>();
const keys: QueueKeys = {
  next: () => did('next'),
  previous: () => did('previous'),
  approve: () => did('approve'),
  ask: () => did('ask'),
  openLink: () => did('openLink'),
  reject: () => did('reject'),
  digit: (digit) => did(`digit ${digit}`),
  takeOver: () => did('take over'),
  close: () => did('close'),
  choose: () => did('choose'),
  help: () => did('help'),
  send: () => did('send'),
};

afterEach(() => {
  did.mockReset();
  localStorage.clear();
});

describe('a key of a queue', () => {
  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['a', 'approve'],
    ['A', 'approve'],
    ['r', 'reject'],
    ['t', 'take over'],
    ['0', 'digit 0'],
    ['9', 'digit 9'],
    ['Escape', 'close'],
    ['?', 'help'],
  ])('%s does one thing: %s', (key, what) => {
    render(<Page />);
    expect(press(key)).toEqual([what]);
  });

  it.each(['x', 'Enter', 'Tab', 'F1', ' '])('%p is left to the browser', (key) => {
    render(<Page />);
    expect(fireEvent.keyDown(document.body, { key })).toBe(true);
    expect(did).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'])('means nothing with %s', (modifier) => {
    render(<Page />);
    expect(press('a', document.body, { [modifier]: true })).toEqual([]);
  });

  it.each(['Name', 'Reason', 'Country'])('is typed while the focus is in a field: %s', (field) => {
    render(<Page />);
    expect(press('a', screen.getByLabelText(field))).toEqual([]);
  });

  it.each(['a', 'r', 's', 'Escape'])('is left to an open menu: %s', (key) => {
    render(<Page layer={<div role="menu" />} />);
    expect(press(key)).toEqual([]);
  });

  it.each(['checkbox', 'radio'])('decides while the focus is on a %s, as after a click on it', (role) => {
    render(<Page />);
    expect(press('a', screen.getByRole(role))).toEqual(['approve']);
  });

  it.each([
    ['a dialog', <dialog key="d" open />],
    ['a drawer', <div key="d" role="dialog" />],
  ])('means nothing behind %s', (_, layer) => {
    render(<Page layer={layer} />);
    expect(press('a')).toEqual([]);
  });

  it('means nothing once the list was left', () => {
    render(<Page />).unmount();
    expect(press('a')).toEqual([]);
  });
});

describe('keys that come before the row they are for', () => {
  it('wait for it, and do in their order what each of them does', async () => {
    const page = render(<Page isReady={false} />);
    for (const key of ['7', 'a', 'j']) expect(press(key)).toEqual([]);
    await act(async () => page.rerender(<Page />));
    expect(did.mock.calls.flat()).toEqual(['digit 7', 'approve', 'next']);
  });

  it('answer the question that one of them opens, by Ctrl and Enter, and go on', async () => {
    const page = render(<Page isReady={false} />);
    for (const key of ['r', 'Enter', 'a']) press(key, document.body, { ctrlKey: key === 'Enter' });
    await act(async () => page.rerender(<Page />));
    expect(did.mock.calls.flat()).toEqual(['reject', 'send', 'approve']);
  });

  it('answer a question that has not got the focus yet, and leave to it what comes when it has', () => {
    render(<Page layer={<dialog open />} />);
    expect(press('Enter', screen.getByLabelText('Reason'), { ctrlKey: true })).toEqual([]);
    expect(press('Enter', document.body, { ctrlKey: true })).toEqual(['send']);
  });

  it('decide nothing behind a question that was asked meanwhile', async () => {
    const page = render(<Page isReady={false} />);
    press('a');
    await act(async () => page.rerender(<Page layer={<dialog open />} />));
    await act(async () => page.rerender(<Page />));
    expect(did).not.toHaveBeenCalled();
  });
});

describe('the switch for single keys', () => {
  it('turns them off at once, and for the next visit', () => {
    const page = render(<Page />);
    turn(false);
    expect(press('a')).toEqual([]);
    page.unmount();
    render(<Page />);
    expect(press('a')).toEqual([]);
    turn(true);
    expect(press('a')).toEqual(['approve']);
  });
});

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}): string[] {
  fireEvent.keyDown(target, { key, ...more });
  return did.mock.calls.map(([what]) => what);
}

function turn(on: boolean): void {
  const { result } = renderHook(useKeyPreference);
  act(() => result.current.turn(on));
}

function Page({ layer, isReady = true }: { layer?: React.ReactNode; isReady?: boolean }) {
  useQueueKeys(keys, { areOn: useKeyPreference().areOn, isReady });
  return (
    <>
      <input aria-label="Name" />
      <textarea aria-label="Reason" />
      <div role="combobox" aria-label="Country" aria-controls="" aria-expanded={false} tabIndex={0} />
      <input type="checkbox" />
      <input type="radio" />
      {layer}
    </>
  );
}
