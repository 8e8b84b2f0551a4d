import type { HireRequestFile } from './api/hire-request-file.query';

export type WorkStep = HireRequestFile['creators'][number]['steps'][number];
export type Side = 'business' | 'creator';
export type Report = NonNullable<WorkStep['step']>;

const reports: Record<Report, string> = {
  started: 'work has started',
  finished: 'work is finished',
  brokenOff: 'work is broken off',
};

/** A step in words, for this reader. */
export function wordsOf({ type, by, step }: WorkStep, reader: Side | 'staff'): string {
  const who = by === reader ? 'You' : by === 'business' ? 'The business' : 'The creator';
  switch (type) {
    case 'BusinessAccepted':
      return 'Both said yes';
    case 'WorkReported':
      return `${who} said that ${reports[step ?? 'started']}`;
    case 'WorkRated':
      return `${who} said how it was`;
    case 'WorkDisputed':
      return `${who} reported a problem`;
    case 'DisputeSettled':
      return reader === 'staff' ? 'Staff settled it' : 'Our team settled it';
    default:
      return type === 'WorkStarted'
        ? 'Work has started'
        : type === 'WorkFinished'
          ? 'Work is finished'
          : 'Work is broken off';
  }
}

/** What one side has reported and the other side has not confirmed yet. */
export function openReportOf(steps: readonly WorkStep[], by: Side): Report | null {
  const last = steps.findLastIndex(({ type }) =>
    /^(Work(Started|Finished|BrokenOff|Disputed)|BusinessAccepted)$/.test(type),
  );
  return steps.slice(last + 1).findLast((one) => one.type === 'WorkReported' && one.by === by)?.step ?? null;
}

export const sayWords: Record<Report, string> = {
  started: 'Work has started',
  finished: 'Work is finished',
  brokenOff: 'Break off',
};

export const confirmWords = (report: Report): string => `Yes, ${reports[report]}`;
