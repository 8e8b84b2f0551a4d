import { describe, it } from '@jest/globals';
import { memberRegistered } from '../../../../../test/support/member-registered.js';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { noOffer } from '../../domain/availability.events.js';
import { standingOf } from '../../domain/candidates.js';
import { availabilityProjector } from './availability.projector.js';
import type { AvailabilityRow } from './availability.row.js';

const given = projectorSpec(availabilityProjector);
const id = '01900000-0000-7000-8000-00000000000b';
const at = (day: number) => ({ subjectId: id, recordedAt: new Date(Date.UTC(2026, 10, day)) });
const registered = { ...memberRegistered('Creator'), meta: at(1) };
const offer = { ...noOffer, departments: ['Marketing'], workTypes: ['Remote'], area: 'Ikeja', skills: ['Sales'] };
const gave = (day: number) => ({ type: 'AvailabilityGiven' as const, data: offer, meta: at(day) });
const withdrew = { type: 'AvailabilityWithdrawn' as const, data: {}, meta: at(3) };
const row = (values: Partial<AvailabilityRow>) => [id, values] as const;

describe('the availability of a creator', () => {
  it('is empty at first, and has no row for members who are not creators', () => {
    given(registered).thenRow(...row({ firstName: 'Adunni', available: false, departments: [], points: 0 }));
    given({ ...memberRegistered('Business'), meta: at(1) }).thenRows();
  });
  it('is what was given, and waits since the first time', () =>
    given(registered, gave(2), gave(4)).thenRow(
      ...row({ available: true, area: 'Ikeja', skills: ['Sales'], waitingSince: at(2).recordedAt }),
    ));
  it('is nothing once it was withdrawn', () =>
    given(registered, gave(2), withdrew).thenRow(
      ...row({ available: false, area: null, skills: [], departments: [] }),
    ));
  it('stands by the points', () =>
    given(registered, {
      type: 'PointsAwarded',
      data: { points: 60, total: 60, source: 'Appraisal, day 1' },
      meta: at(2),
    }).thenRow(...row({ points: 60, standing: standingOf({ points: 60, finished: 0, invited: 0, answered: 0 }) })));
  it('goes with its creator', () =>
    given(registered, gave(2), {
      type: 'PersonalDataErased',
      data: { purpose: 'profile' },
      meta: at(3),
    }).thenRows());
});
