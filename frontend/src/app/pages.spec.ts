import { describe, expect, it } from '@jest/globals';
import { consolePages } from './console/console-pages';
import { memberPages } from './pages';
import { consolePaths, memberPaths, publicPaths } from './pages.gen';
import { publicPages } from './public-pages';

describe('the pages of the front end are those that the server knows', () => {
  it.each([
    ['for visitors', publicPages.map(({ path }) => path), publicPaths],
    ['for members', Object.keys(memberPages), memberPaths],
  ])('%s', (_, pages, paths) => {
    expect([...pages].sort()).toEqual([...paths].sort());
  });

  it('in the console, in the order in which the server looks for the first one that is open', () => {
    expect(Object.keys(consolePages)).toEqual(consolePaths);
  });
});
