import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { saveJson } from './save-file';

const click = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { document: { createElement: () => ({ click }) } });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'document');
});

it('keeps a file until the browser has begun with the download', () => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoke = jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  saveJson('sankofa-data.json', { firstName: 'Ada' });
  expect(click).toHaveBeenCalledTimes(1);
  expect(revoke).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:1');
});
