import { expect, it } from '@jest/globals';
import { refuseStaffName } from './own-name.js';

const fieldRefused = (firstName: string, lastName: string): string | undefined => {
  try {
    refuseStaffName({ firstName, lastName });
    return undefined;
  } catch (error) {
    return (error as { errors: { field: string }[] }).errors[0]?.field;
  }
};

it.each([
  ['Sankofa', 'Admin', 'firstName'],
  ['Support', 'Team', 'firstName'],
  ['Ada', 'Support', 'lastName'],
  ['Ѕаnkоfа', 'Аdmіn', 'firstName'],
  ['5ank0fa', '-', 'firstName'],
  ['Ada', 'Adm1n', 'lastName'],
  ['Ada', 'AdmIn', 'lastName'],
  ['Ada', 'Αdmιn', 'lastName'],
  ['ＡＤＭＩＮ', '-', 'firstName'],
  ['S.u.p.p.o.r.t', 'T e a m', 'firstName'],
  ['SankofaSupport', '-', 'firstName'],
  ['Sup', 'port', 'firstName'],
  ['Security', 'Team', 'firstName'],
  ['Customer', 'Care', 'firstName'],
  ['Ṣupport', 'Desk', 'firstName'],
])('members would take %s %s for one of ours', (first, last, field) => expect(fieldRefused(first, last)).toBe(field));

it.each([
  ['Ada', 'Obi'],
  ['Precious', 'Care'],
  ['Marshall', 'Staff'],
  ['Adminike', 'Bello'],
  ['Grace', 'Office'],
  ['日本', '—'],
  ['—', '-'],
  ['Olu', 'Supo'],
])('nobody would take %s %s for one of ours', (first, last) => expect(fieldRefused(first, last)).toBeUndefined());
