import { Choice, WholeNumber } from '../../../platform/http/fields.js';
import { ShownNumber, ShownText } from '../../../platform/http/shown.js';
import { masterclasses } from '../../../reference-data/index.js';
import { MASTERCLASS_DAYS } from '../domain/study.decider.js';

export class MarkLessonReadRequest {
  @Choice(masterclasses.map(({ slug }) => slug)) topicSlug: string;
  @WholeNumber({ min: 1, max: MASTERCLASS_DAYS }) day: number;
}

export class LessonMarkedResponse {
  @ShownText() topicSlug: string;
  @ShownNumber() day: number;
}
