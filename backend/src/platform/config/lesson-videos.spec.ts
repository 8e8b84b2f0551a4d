import { describe, expect, it } from '@jest/globals';
import { readLessonVideos } from './lesson-videos.js';

const read = (...entries: string[]) => {
  const problems: string[] = [];
  return { videos: readLessonVideos({ problems, list: () => entries }), problems };
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
