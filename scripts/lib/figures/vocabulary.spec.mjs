import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { declaredNames, namesOutsideShapes } from './names.mjs';
import { readFiles } from './sources.mjs';

/** Former words of the machinery; the glossary has today's. */
const former = `
  letVisitorsGo noteVisitors isLeaving NotTheEvent isOfTheEvent CarefulSteps playParked takeRelevant allAtOnce unsure
  Rebuilding Rebuilder Rebuilds TableBeside FormerTables leaveNothing mayGoOn letOthersOn whileLiveStandsStill Turns
  Executed untilShown untilRecorded mustBeThere readsNext choseKey insistently patiently unhurried Trouble hurry Nudge
  workThrough Remembered SharedReads Permits Standing Turn Patience Chore ShownText Prose WebAddress Part Texts
  NothingIgnored AnswerExecuted answerInTime Methods breakWhenBehind useStill useTold useGiven Given wishes LoanWish
  asVisitor herd fleet canaries patience thatHasBeen sideBySide findStrangers parksStrangers KeptBeside askAgain RowActs
  surroundings letToastsGo Life takers addDeed bringPoints WebhookTelling Wish useTelling useShownOnceTold knock shutOut
  heardAtTheDoors hearEveryRoute NotDone NotYet Troubles borneBy fitsMany`
  .trim()
  .split(/\s+/);
const formerFiles = former.map((name) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase());

describe('the vocabulary', () => {
  const sources = readFiles();

  it('has bounds and times in the shapes that the glossary tells', () => {
    expect(namesOutsideShapes(sources)).toEqual([]);
  });

  it('has no former word as a name', () => {
    const names = sources.flatMap(({ file, text }) =>
      declaredNames(text)
        .filter((name) => former.includes(name))
        .map((name) => `${name} in ${file}`),
    );
    expect(names).toEqual([]);
  });

  it('has no former word as a file', () => {
    const stem = (file) => path.basename(file).split('.')[0];
    expect(sources.filter(({ file }) => formerFiles.includes(stem(file))).map(({ file }) => file)).toEqual([]);
  });
});
