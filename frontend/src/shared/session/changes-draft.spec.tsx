/** @jest-environment @happy-dom/jest-environment */
import '../../../test/between-tabs';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useChangesDraft } from './changes-draft';
import { type Member, SignedInContext } from './member';

const saved = { name: 'Ada', days: ['Monday'], area: 'Ikeja' };

const open = () =>
  renderHook(({ before }) => useChangesDraft('availability', before), {
    initialProps: { before: saved },
    wrapper: ({ children }) => (
      <SignedInContext value={{ member: { id: 'ada' } as Member, access: [] }}>{children}</SignedInContext>
    ),
  });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});

it('keeps what was typed over, blanks and all, beside what another screen saves', () => {
  const form = open();
  act(() => form.result.current.setValues({ ...saved, name: 'Ada ', days: ['Monday'] }));
  form.unmount();
  const again = open();
  again.rerender({ before: { ...saved, area: 'Yaba' } });
  expect(again.result.current.values).toEqual({ ...saved, name: 'Ada ', area: 'Yaba' });
});

it('keeps that a field was emptied, until it is filled as before', () => {
  const form = open();
  act(() => form.result.current.setValues({ ...saved, area: '' }));
  form.unmount();
  const again = open();
  expect(again.result.current.values).toEqual({ ...saved, area: '' });
  act(() => again.result.current.setValues(saved));
  again.unmount();
  expect(localStorage.length).toBe(0);
});

it('shows what is saved once it is sent', () => {
  const form = open();
  const days = ['Monday', 'Friday'];
  act(() => form.result.current.setValues({ ...saved, days }));
  form.rerender({ before: { ...saved, days } });
  act(() => form.result.current.forget());
  expect(form.result.current.values).toEqual({ ...saved, days });
});
