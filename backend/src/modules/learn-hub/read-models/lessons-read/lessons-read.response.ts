import { DateTimeProp, ListProp, NumberProp, TextProp } from '../../../../platform/http/props.js';

export class ReadMarkResponse {
  @TextProp() topicSlug: string;
  @NumberProp() day: number;
  @DateTimeProp() readAt: Date;
}

export class LessonVideoResponse {
  @NumberProp() day: number;
  @TextProp() url: string;
  @NumberProp({ nullable: true, description: 'How much data the film takes, where that is known.' })
  megabytes: number | null;
}

export class LessonsResponse {
  @ListProp(() => ReadMarkResponse) read: ReadMarkResponse[];
  @ListProp(() => LessonVideoResponse, { description: 'Days without a film yet are left out.' })
  videos: LessonVideoResponse[];
}
