/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ListSearch } from '../../../shared/console/use-list-search';
import '../../../../test/silent-channel';
import { MemberFilters } from './member-filters';

describe('the place among the filters', () => {
  it('can be chosen once there is a country', () => {
    expect(place({}).isOpen()).toBe(false);
    expect(place({ country: 'nigeria' }).choices()).toContain('Abia');
  });

  it('can be changed where the address names it without its country', () => {
    const { isOpen, choices } = place({ state: 'Lagos' });
    expect(isOpen()).toBe(true);
    expect(choices()).toContain('Abia');
  });

  it('can be taken out where it is none that is known', () => {
    const { isOpen, change } = place({ state: 'Atlantis' });
    expect(isOpen()).toBe(true);
    fireEvent.click(document.querySelector('.ant-select-clear')!);
    expect(change).toHaveBeenCalledWith({ state: undefined });
  });
});

function place(filters: Record<string, string>) {
  const change = jest.fn();
  document.body.replaceChildren();
  render(<MemberFilters search={{ filter: (name: string) => filters[name], change } as unknown as ListSearch} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
  const choices = () => {
    fireEvent.mouseDown(field);
    return Array.from(document.querySelectorAll('.ant-select-item-option-content'), ({ textContent }) => textContent);
  };
  return { change, isOpen: () => !field.disabled, choices };
}
