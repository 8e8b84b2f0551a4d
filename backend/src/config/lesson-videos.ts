import type { SettingsReader } from '../platform/config/settings-reader.js';

export interface LessonVideo {
  readonly url: string;
  readonly megabytes: number | null;
}

/** The videos in order of their days: an address each, and optionally its size in MB after a space. */
export function readLessonVideos(read: SettingsReader): LessonVideo[] {
  const entries = read.list('LESSON_VIDEOS');
  const videos = entries.flatMap((entry) => lessonVideo(entry) ?? []);
  if (videos.length < entries.length) {
    read.problems.push('LESSON_VIDEOS must be web addresses separated by commas, each with a size in MB or without.');
  }
  return videos;
}

function lessonVideo(entry: string): LessonVideo | undefined {
  const [, url = '', megabytes] = /^(https?:\/\/\S+)(?:\s+(\d+))?$/.exec(entry) ?? [];
  return URL.canParse(url) ? { url, megabytes: megabytes === undefined ? null : Number(megabytes) } : undefined;
}
