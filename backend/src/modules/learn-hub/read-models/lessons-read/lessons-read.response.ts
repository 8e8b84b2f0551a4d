import { ShownList, ShownNumber, ShownText, ShownTime } from '../../../../platform/http/shown.js';

export class ReadMarkResponse {
  @ShownText() topicSlug: string;
  @ShownNumber() day: number;
  @ShownTime() readAt: Date;
}

export class LessonVideoResponse {
  @ShownNumber() day: number;
  @ShownText() url: string;
  @ShownNumber({ nullable: true, description: 'How much data the film takes, where that is known.' })
  megabytes: number | null;
}

export class LessonsResponse {
  @ShownList(() => ReadMarkResponse) read: ReadMarkResponse[];
  @ShownList(() => LessonVideoResponse, { description: 'Days without a film yet are left out.' })
  videos: LessonVideoResponse[];
}
