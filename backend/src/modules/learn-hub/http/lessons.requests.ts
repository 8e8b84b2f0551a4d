import { Choice, WholeNumber } from '../../../platform/http/fields.js';
import { NumberProp, TextProp } from '../../../platform/http/props.js';
import { masterclasses } from '../../../reference-data/index.js';
import { MASTERCLASS_DAYS } from '../domain/study.decider.js';

export class MarkLessonReadRequest {
  @Choice(masterclasses.map(({ slug }) => slug)) topicSlug: string;
  @WholeNumber({ min: 1, max: MASTERCLASS_DAYS }) day: number;
}

export class LessonMarkedResponse {
  @TextProp() topicSlug: string;
  @NumberProp() day: number;
}
