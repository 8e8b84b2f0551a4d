import type { Gender } from '../reference-data/index.js';

interface Names {
  readonly Female: readonly string[];
  readonly Male: readonly string[];
  readonly last: readonly string[];
}

const yoruba: Names = {
  Female: ['Adunni', 'Bukola', 'Folake', 'Ireti', 'Morenike', 'Temitope', 'Yetunde', 'Abosede'],
  Male: ['Ayodele', 'Babatunde', 'Damilola', 'Kayode', 'Olumide', 'Segun', 'Tunde', 'Wale'],
  last: ['Adebayo', 'Adeyemi', 'Afolabi', 'Bello', 'Ogunleye', 'Oladipo', 'Olawale', 'Oyelaran'],
};

const igbo: Names = {
  Female: ['Adaeze', 'Amaka', 'Chiamaka', 'Ifeoma', 'Ngozi', 'Nkechi', 'Obiageli', 'Uju'],
  Male: ['Chidi', 'Chinedu', 'Emeka', 'Ifeanyi', 'Kelechi', 'Obinna', 'Ugochukwu', 'Uche'],
  last: ['Anyanwu', 'Eze', 'Igwe', 'Nnamdi', 'Nwosu', 'Okafor', 'Okonkwo', 'Onyekachi'],
};

const hausa: Names = {
  Female: ['Aisha', 'Amina', 'Fatima', 'Hadiza', 'Halima', 'Maryam', 'Rahila', 'Zainab'],
  Male: ['Abubakar', 'Aliyu', 'Bashir', 'Garba', 'Ibrahim', 'Musa', 'Sani', 'Yusuf'],
  last: ['Abdullahi', 'Bako', 'Danjuma', 'Gambo', 'Lawal', 'Mohammed', 'Shehu', 'Usman'],
};

const south: Names = {
  Female: ['Boitumelo', 'Karabo', 'Lerato', 'Naledi', 'Nomsa', 'Palesa', 'Thandeka', 'Zanele'],
  Male: ['Bongani', 'Kagiso', 'Lwazi', 'Mandla', 'Sibusiso', 'Tebogo', 'Themba', 'Vusi'],
  last: ['Botha', 'Dlamini', 'Khumalo', 'Mahlangu', 'Mokoena', 'Naidoo', 'Nkosi', 'Van Wyk'],
};

export interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/** People move, so names are not tied to a state, only to a country. */
export function nameFor(country: string, gender: Gender, pick: <T>(from: readonly T[]) => T): Name {
  const names = country === 'nigeria' ? pick([yoruba, igbo, hausa]) : south;
  return { firstName: pick(names[gender]), lastName: pick(names.last) };
}
