import { Get, Inject } from '@nestjs/common';
import { Access, ApiController, Me, Ok } from '../../../../access/access.decorator.js';
import { CONFIG, type ProductConfig } from '../../../../config/config.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { exampleLessonVideos } from '../../../../reference-data/index.js';
import { LessonsResponse, type LessonVideoResponse } from './lessons-read.response.js';
import { LessonReadMark } from './lessons-read.row.js';

@ApiController('learn hub', 'api/me/lessons')
export class LessonsReadController {
  private readonly videos: LessonVideoResponse[];

  constructor(
    private readonly readModels: ReadModels,
    @Inject(CONFIG) { lessonVideos, demo }: ProductConfig,
  ) {
    const shown = demo && lessonVideos.length === 0 ? exampleLessonVideos : lessonVideos;
    this.videos = shown.map((video, i) => ({ day: i + 1, ...video }));
  }

  @Get()
  @Access('use-learn-hub')
  @Ok(LessonsResponse)
  async show(@Me() memberId: string): Promise<LessonsResponse> {
    const marks = await this.readModels.all(LessonReadMark, { memberId }, [{ readAt: 'asc' }]);
    return { read: marks.map(({ topicSlug, day, readAt }) => ({ topicSlug, day, readAt })), videos: this.videos };
  }
}
