/** @jest-environment @happy-dom/jest-environment */
import { expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { useArrival } from './use-arrival';

let navigate: NavigateFunction;

function Frame({ name }: { name: string }) {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  useArrival();
  return <main tabIndex={-1} aria-label={name} />;
}

it('starts a new page at its top with the focus on it, within a frame and from one to another', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Routes>
        <Route path="/contact" element={<Frame key="public" name="public" />} />
        <Route path="*" element={<Frame key="member" name="member" />} />
      </Routes>
    </MemoryRouter>,
  );
  const went = (to: string) => {
    act(() => void navigate(to));
    return [document.activeElement?.getAttribute('aria-label'), scrollTo.mock.calls.length];
  };
  expect([document.activeElement, scrollTo.mock.calls.length]).toEqual([document.body, 0]);
  expect(went('/profile')).toEqual(['member', 1]);
  expect(went('/contact')).toEqual(['public', 2]);
  (document.activeElement as HTMLElement).blur();
  expect(went('/contact?about=fees')).toEqual([null, 2]);
});
