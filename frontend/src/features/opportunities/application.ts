import { counted, countryName } from '../../shared/format';
import { fullNameOf } from '../../shared/full-name';

/** A creator's application for a live project. Numbers stay text until the message is written. */
export interface Application {
  department: string;
  country: string;
  state: string;
  hoursPerDay: string;
  daysPerWeek: string;
  startDate: string;
  contribution: string;
}

export const emptyApplication: Application = {
  department: '',
  country: '',
  state: '',
  hoursPerDay: '',
  daysPerWeek: '',
  startDate: '',
  contribution: '',
};

export const steps: readonly { title: string; fields: readonly (keyof Application)[] }[] = [
  { title: 'Your department', fields: ['department'] },
  { title: 'Where you are', fields: ['country', 'state'] },
  { title: 'Your time', fields: ['hoursPerDay', 'daysPerWeek'] },
  { title: 'Your first day', fields: ['startDate'] },
  { title: 'What you bring', fields: ['contribution'] },
];

/** The first and the last possible start date, as `2026-11-24`. */
export interface StartWindow {
  min: string;
  max: string;
}

const zones: Record<string, string> = { nigeria: 'Africa/Lagos', 'south africa': 'Africa/Johannesburg' };

/** Counts the days from today in the member's country, not in the device's time zone. */
export function computeStartWindow(country: string | null, days: { min: number; max: number }, now: Date): StartWindow {
  const timeZone = zones[country ?? ''] ?? 'Africa/Lagos';
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  const part = (type: string) => Number(parts.formatToParts(now).find((one) => one.type === type)?.value);
  const dayAfter = (count: number) =>
    new Date(Date.UTC(part('year'), part('month') - 1, part('day') + count)).toISOString().slice(0, 10);
  return { min: dayAfter(days.min), max: dayAfter(days.max) };
}

export const isWithin = (date: string, { min, max }: StartWindow): boolean => date >= min && date <= max;

/** Clears the state, which belongs to the former country. */
export const changeCountry = (application: Application, country: string): Application =>
  country === application.country ? application : { ...application, country, state: '' };

export function isStepFilled(step: number, application: Application, startWindow: StartWindow): boolean {
  const fields = steps[step]?.fields ?? [];
  return fields.every((field) =>
    field === 'startDate' ? isWithin(application.startDate, startWindow) : application[field].trim() !== '',
  );
}

/** The first incomplete step, or -1. A chosen start date can leave the window while the form is open. */
export const findStepToFill = (application: Application, startWindow: StartWindow): number =>
  steps.findIndex((_, step) => !isStepFilled(step, application, startWindow));

interface Applicant {
  firstName: string;
  lastName: string;
  email: string;
}

/** The message to support, without personal data that it does not need. */
export function writeApplication(project: string, applicant: Applicant, application: Application): string {
  const { department, country, state, hoursPerDay, daysPerWeek, startDate, contribution } = application;
  return [
    `Hello, I would like to join the live project ${project}.`,
    '',
    `Name: ${fullNameOf(applicant)}`,
    `Email: ${applicant.email}`,
    `Department: ${department}`,
    `Location: ${state}, ${countryName(country)}`,
    `Availability: ${counted(Number(hoursPerDay), 'hour')} a day, ${counted(Number(daysPerWeek), 'day')} a week`,
    `Start date: ${startDate}`,
    `Contribution: ${contribution.trim()}`,
  ].join('\n');
}
