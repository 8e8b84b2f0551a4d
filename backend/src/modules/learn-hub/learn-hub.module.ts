import { Module } from '@nestjs/common';
import { EventSourcingModule } from '../../platform/features/event-sourcing.module.js';
import { readModel } from '../../platform/projections/read-model.js';
import { study } from './domain/study.aggregate.js';
import { MarkLessonReadController } from './http/mark-lesson-read.controller.js';
import { LessonsReadController } from './read-models/lessons-read/lessons-read.controller.js';
import { lessonsReadProjector } from './read-models/lessons-read/lessons-read.projector.js';
import { LessonReadMark } from './read-models/lessons-read/lessons-read.row.js';

@Module({
  imports: [
    EventSourcingModule.forFeature({
      aggregates: [study],
      readModels: [readModel(lessonsReadProjector, LessonReadMark)],
    }),
  ],
  controllers: [MarkLessonReadController, LessonsReadController],
})
export class LearnHubModule {}
