import { commonRefusals, defineRefusals } from '../../../platform/event-sourcing/index.js';

export const hireRequestRefusals = {
  ...commonRefusals,
  ...defineRefusals(409, 'Not possible yet', {
    REQUEST_NOT_APPROVED: 'Creators are invited to approved requests. Approve this one first.',
  }),
  ...defineRefusals(409, 'Invited already', {
    CREATOR_ALREADY_INVITED: 'One of these creators has an invitation to this request. Choose without that one.',
  }),
  ...defineRefusals(409, 'Not open to work', {
    CREATOR_NOT_AVAILABLE: 'One of these creators is not open to work any more. Look at the candidates again.',
  }),
  ...defineRefusals(409, 'All places are taken', {
    NO_PLACE_FREE: 'Nobody can be invited while every place of this request is taken. One may become free again.',
    PLACES_TAKEN: 'Others said yes first. If a place becomes free in time, you can still accept.',
  }),
  ...defineRefusals(409, 'Not possible', {
    BUSINESS_NOT_THERE: 'This business is suspended or gone, so nobody can be invited for it.',
  }),
  ...defineRefusals(409, 'Not open any more', {
    INVITATION_CLOSED: 'This invitation was answered, or its time is over. Open the page again to see how it stands.',
  }),
  ...defineRefusals(409, 'Not possible now', {
    WORK_ELSEWHERE: 'This work is at another step. Open the page again to see how it stands.',
  }),
  ...defineRefusals(409, 'Said already', {
    WORK_RATED_ALREADY: 'You have said how this work was. It cannot be changed.',
  }),
};
