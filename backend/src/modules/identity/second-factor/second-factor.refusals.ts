import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const secondFactorRefusals = {
  ...defineRefusals(401, 'One more step', {
    SECOND_FACTOR_NEEDED: 'Enter the code that your app shows, or one of your recovery codes.',
  }),
  ...defineRefusals(409, 'Not turned on', {
    SECOND_FACTOR_NOT_BEGUN: 'This was begun more than 30 minutes ago, or anew elsewhere. Begin once more.',
  }),
  ...defineRefusals(422, 'Check the form', {
    WRONG_ENROLMENT_CODE: {
      detail:
        'Enter the code that came with your role. It is good for seven days; an admin, or whoever runs the product, makes another one.',
      field: 'enrolmentCode',
      recordedAs: 'second-factor-failed',
    },
    WRONG_CODE: {
      detail: 'This code is not right, or it was used already. Take the next one.',
      field: 'code',
      recordedAs: 'second-factor-failed',
    },
  }),
};
