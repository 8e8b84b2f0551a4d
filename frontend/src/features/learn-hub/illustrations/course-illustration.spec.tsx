import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { textCourses, videoCourses } from '../lessons/courses';
import { CourseIllustration } from './course-illustration';

const days = [1, 2, 3, 4, 5, 6, 7];
const shown = (slug: string, day: number) =>
  renderToStaticMarkup(<CourseIllustration slug={slug} day={day} alt="Two people at work" />);
const drawingOf = (slug: string) => readFileSync(path.resolve(import.meta.dirname, `${slug}.svg`), 'utf8');
/** The drawing of the part with this id. */
const partOf = (slug: string, id: string) => drawingOf(slug).split(`id="${id}"`)[1]?.split('\n  </g>')[0] ?? '';

describe('the illustration of a day', () => {
  it('shows the sign of the day between what lies behind and before it', () => {
    const parts = [...shown('event-management', 4).matchAll(/<use href="[^"#]+#([\w-]+)"/g)].map(([, part]) => part);
    expect(parts).toEqual(['back', 'day-4', 'front']);
  });

  it.each(Object.keys(textCourses))('of %s differs from day to day', (slug) => {
    const signs = new Set(days.map((day) => partOf(slug, `day-${day}`)));
    expect(signs.size).toBe(7);
    expect(Math.min(...[...signs].map((sign) => sign.length))).toBeGreaterThan(100);
  });

  it.each(Object.keys(textCourses))('of %s stays under 7 kB for all days', (slug) => {
    expect(drawingOf(slug).length).toBeLessThan(7_000);
  });

  it.each(Object.keys(textCourses))('of %s takes every colour from the palette', (slug) => {
    const colours = [...drawingOf(slug).matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour ?? '');
    expect(colours.filter((colour) => !/^(none|var\(--[a-z0-9-]+\))$/.test(colour))).toEqual([]);
  });

  it('is named for those who cannot see it', () => {
    expect(shown('event-management', 1)).toContain('role="img" aria-label="Two people at work"');
  });

  it.each([...Object.keys(videoCourses), 'unknown'])('is left out for %s', (slug) => {
    expect(shown(slug, 1)).toBe('');
  });
});
