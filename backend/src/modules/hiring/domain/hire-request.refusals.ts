import { commonRefusals, defineRefusals } from '../../../platform/event-sourcing/index.js';

export const hireRequestRefusals = {
  ...commonRefusals,
  ...defineRefusals({
    REQUEST_NOT_APPROVED: {
      status: 409,
      title: 'Not possible yet',
      detail: 'Creators are invited to approved requests. Approve this one first.',
    },
    CREATOR_ALREADY_INVITED: {
      status: 409,
      title: 'Invited already',
      detail: 'One of these creators has an invitation to this request. Choose without that one.',
    },
    CREATOR_NOT_AVAILABLE: {
      status: 409,
      title: 'Not open to work',
      detail: 'One of these creators is not open to work any more. Look at the candidates again.',
    },
    NO_PLACE_FREE: {
      status: 409,
      title: 'All places are taken',
      detail: 'Nobody can be invited while every place of this request is taken. One may become free again.',
    },
    BUSINESS_NOT_THERE: {
      status: 409,
      title: 'Not possible',
      detail: 'This business is suspended or gone, so nobody can be invited for it.',
    },
    INVITATION_CLOSED: {
      status: 409,
      title: 'Not open any more',
      detail: 'This invitation was answered, or its time is over. Open the page again to see how it stands.',
    },
    WORK_ELSEWHERE: {
      status: 409,
      title: 'Not possible now',
      detail: 'This work is at another step. Open the page again to see how it stands.',
    },
    WORK_RATED_ALREADY: {
      status: 409,
      title: 'Said already',
      detail: 'You have said how this work was. It cannot be changed.',
    },
    PLACES_TAKEN: {
      status: 409,
      title: 'All places are taken',
      detail: 'Others said yes first. If a place becomes free in time, you can still accept.',
    },
  }),
};
