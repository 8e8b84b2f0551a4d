import { describe, expect, it } from '@jest/globals';
import { slugOf } from './slug-of.js';

describe('the slug of a title', () => {
  it.each([
    ['Social Media Management', 'social-media-management'],
    ['Media & Entertainment', 'media-and-entertainment'],
    ['Govt. Required Licenses', 'govt-required-licenses'],
    ['Flier Prints (A5, 100 units)', 'flier-prints-a5-100-units'],
    ['R&D', 'rd'],
    ['  Event   Management ', 'event-management'],
    ['Follow-up', 'follow-up'],
    ['Café Ọjà', 'café-ọjà'],
    ['!?', ''],
  ])('turns "%s" into "%s"', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('leaves a slug as it is', () => {
    const slug = slugOf('Sales & Growth, Part 2');
    expect(slugOf(slug)).toBe(slug);
  });
});
