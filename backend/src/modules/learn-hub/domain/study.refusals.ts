import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const studyRefusals = defineRefusals({
  LESSON_NOT_FOUND: {
    status: 404,
    title: 'Topic Not Found',
    detail: "The learning material you're looking for doesn't exist.",
  },
});
