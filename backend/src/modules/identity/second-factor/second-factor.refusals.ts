import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const secondFactorRefusals = defineRefusals({
  SECOND_FACTOR_NEEDED: {
    status: 401,
    title: 'One more step',
    detail: 'Enter the code that your app shows, or one of your recovery codes.',
  },
  SECOND_FACTOR_NOT_BEGUN: {
    status: 409,
    title: 'Not turned on',
    detail: 'This was begun more than 30 minutes ago, or anew elsewhere. Begin once more.',
  },
  WRONG_ENROLMENT_CODE: {
    status: 422,
    title: 'Check the form',
    detail:
      'Enter the code that came with your role. It is good for seven days; an admin, or whoever runs the product, makes another one.',
    field: 'enrolmentCode',
    recordedAs: 'second-factor-failed',
  },
  WRONG_CODE: {
    status: 422,
    title: 'Check the form',
    detail: 'This code is not right, or it was used already. Take the next one.',
    field: 'code',
    recordedAs: 'second-factor-failed',
  },
});
