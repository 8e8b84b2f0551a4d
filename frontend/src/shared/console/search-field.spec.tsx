/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './search-field';
import type { ListSearch } from './use-list-search';

const change = jest.fn<ListSearch['change']>();
const searching = (q?: string) => {
  const search: Partial<ListSearch> = { change, filter: (name) => (name === 'q' ? q : undefined) };
  return <SearchField search={search as ListSearch} label="Search users" placeholder="" />;
};
const field = () => screen.getByLabelText<HTMLInputElement>('Search users');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

describe('the search for users', () => {
  beforeEach(() => void change.mockReset());

  it('takes along what was typed, as soon as one turns to another filter', () => {
    render(searching('ada'));
    type(' obi ');
    fireEvent.blur(field());
    expect(change).toHaveBeenCalledWith({ q: 'obi' });
  });

  it('searches as soon as the typing rests, and keeps what is typed on', () => {
    jest.useFakeTimers();
    const page = render(searching());
    type('a');
    wait(200);
    type('ada ');
    wait(299);
    expect(change).not.toHaveBeenCalled();
    wait(1);
    expect(change.mock.calls).toEqual([[{ q: 'ada' }]]);
    page.rerender(searching('ada'));
    expect(field().value).toBe('ada ');
    jest.useRealTimers();
  });

  it('keeps the letters that were typed before the address shows what was asked', () => {
    const page = render(searching());
    type('ad');
    fireEvent.keyDown(field(), { key: 'Enter' });
    type('ada');
    page.rerender(searching('ad'));
    expect(field().value).toBe('ada');
  });

  it('starts no list anew where nothing else is searched for', () => {
    render(searching('ada'));
    type('ada ');
    fireEvent.blur(field());
    expect(change).not.toHaveBeenCalled();
  });

  it('takes no more than the server does', () => {
    render(searching());
    expect(field().maxLength).toBe(100);
  });

  it('keeps the focus in the field once it is done', () => {
    const page = render(searching());
    act(() => field().focus());
    type('ada');
    fireEvent.keyDown(field(), { key: 'Enter' });
    page.rerender(searching('ada'));
    expect(document.activeElement).toBe(field());
  });

  it('shows what is searched for when that comes from elsewhere, as from Back', () => {
    const page = render(searching('ada'));
    page.rerender(searching());
    expect(field().value).toBe('');
  });
});
