import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { textCourses, videoCourses } from '../lessons/courses';
import { CourseIllustration } from './course-illustration';

const days = [1, 2, 3, 4, 5, 6, 7];
const drawn = (slug: string, day: number) =>
  renderToStaticMarkup(<CourseIllustration slug={slug} day={day} alt="Two people at work" />);

describe('the illustration of a day', () => {
  it.each(Object.keys(textCourses))('of %s differs from day to day', (slug) => {
    expect(new Set(days.map((day) => drawn(slug, day))).size).toBe(7);
  });

  it.each(Object.keys(textCourses))('of %s stays under 6 kB', (slug) => {
    for (const day of days) {
      expect(drawn(slug, day).length).toBeGreaterThan(2000);
      expect(drawn(slug, day).length).toBeLessThan(6000);
    }
  });

  it.each(Object.keys(textCourses))('of %s takes every colour from the palette', (slug) => {
    for (const day of days) {
      const colours = [...drawn(slug, day).matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
      expect(colours.filter((colour) => !/^(none|var\(--[a-z0-9-]+\)|color-mix\(.*\))$/.test(colour ?? ''))).toEqual(
        [],
      );
    }
  });

  it('is named for those who cannot see it', () => {
    expect(drawn('event-management', 1)).toContain('role="img" aria-label="Two people at work"');
  });

  it.each([...Object.keys(videoCourses), 'unknown'])('is left out for %s', (slug) => {
    expect(drawn(slug, 1)).toBe('');
  });
});
