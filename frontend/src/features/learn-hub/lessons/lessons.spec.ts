import { describe, expect, it } from '@jest/globals';
import { masterclasses } from '../../../../../backend/src/reference-data';
import { textCourses, videoCourses } from './courses';
import type { TextLesson } from './lesson';

const wordsOf = ({ what, why, how, exercise }: TextLesson) =>
  [what, why, ...how, exercise].join(' ').split(/\s+/).filter(Boolean).length;

describe('the lessons', () => {
  it('stand for every masterclass, read or watched', () => {
    const slugs = (videoBased: boolean) =>
      masterclasses.filter((masterclass) => masterclass.videoBased === videoBased).map(({ slug }) => slug);
    expect(Object.keys(textCourses)).toEqual(slugs(false));
    expect(Object.keys(videoCourses)).toEqual(slugs(true));
  });

  it.each(Object.entries(textCourses))('of %s follow the curriculum, topic and picture', async (slug, load) => {
    const lessons = await load();
    const told = lessons.map(({ day, topic, illustration }) => ({ day, topic, imageCaption: illustration.caption }));
    expect(told).toEqual(masterclasses.find((masterclass) => masterclass.slug === slug)?.curriculum);
  });

  it.each(Object.entries(textCourses))('of %s take two minutes each: 150 to 300 words', async (_, load) => {
    for (const lesson of await load()) {
      expect(wordsOf(lesson)).toBeGreaterThanOrEqual(150);
      expect(wordsOf(lesson)).toBeLessThanOrEqual(300);
    }
  });

  it.each(Object.entries(textCourses))('of %s name every picture for those who cannot see it', async (_, load) => {
    const alternatives = (await load()).map(({ illustration }) => illustration.alt);
    expect(new Set(alternatives).size).toBe(alternatives.length);
    for (const alternative of alternatives) expect(alternative.length).toBeGreaterThan(40);
  });

  it.each(Object.entries(videoCourses))('of %s follow the curriculum, two sentences each', async (slug, load) => {
    const lessons = await load();
    expect(lessons.map(({ day, topic }) => ({ day, topic }))).toEqual(
      masterclasses.find((masterclass) => masterclass.slug === slug)?.curriculum,
    );
    for (const { summary } of lessons) expect(summary.match(/[.?!](?= |$)/g)).toHaveLength(2);
  });
});
