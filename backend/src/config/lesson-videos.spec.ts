import { describe, expect, it } from '@jest/globals';
import { SettingsReader } from '../platform/config/settings-reader.js';
import { readLessonVideos } from './lesson-videos.js';

const read = (...entries: string[]) => {
  const reader = new SettingsReader({ LESSON_VIDEOS: entries.join(',') });
  return { videos: readLessonVideos(reader), problems: reader.problems };
};

describe('the films of the lessons', () => {
  it('are none when nothing is set', () => expect(read()).toEqual({ videos: [], problems: [] }));
  it('come with or without their size', () =>
    expect(read('https://films.example/1 45', 'https://films.example/2')).toEqual({
      videos: [
        { url: 'https://films.example/1', megabytes: 45 },
        { url: 'https://films.example/2', megabytes: null },
      ],
      problems: [],
    }));
  it.each(['ftp://films.example/1', 'javascript:alert(1)', 'https://films.example/1 big', 'https://'])(
    'cannot be at %s',
    (entry) => expect(read(entry).problems).toHaveLength(1),
  );
});
