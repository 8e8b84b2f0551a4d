import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const studyRefusals = defineRefusals(404, 'Topic Not Found', {
  LESSON_NOT_FOUND: "The learning material you're looking for doesn't exist.",
});
