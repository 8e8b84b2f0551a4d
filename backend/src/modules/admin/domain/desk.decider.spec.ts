import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { deskDecider } from './desk.decider.js';
import type { ViewSaved } from './desk.events.js';
import { deskRefusals } from './desk.refusals.js';

const given = deciderSpec(deskDecider, deskRefusals);
const view = (name: string, country = 'nigeria') => ({ name, filters: { country } });
const saved = (name: string): ViewSaved => ({ type: 'ViewSaved', data: view(name) });
const full = Array.from({ length: 20 }, (_, i) => saved(`View ${String(i)}`));

describe('a desk', () => {
  it('keeps a view', () =>
    given()
      .when({ type: 'SaveView', data: view('Lagos') })
      .then(saved('Lagos')));
  it('writes over a view of the same name, also when it is full', () => {
    const data = view('View 3', 'south africa');
    given(...full)
      .when({ type: 'SaveView', data })
      .then({ type: 'ViewSaved', data });
  });
  it('has room for twenty', () =>
    given(...full)
      .when({ type: 'SaveView', data: view('One more') })
      .thenRefused('TOO_MANY_VIEWS'));
  it('renames a view, also when it is full', () =>
    given(...full)
      .when({ type: 'SaveView', data: { ...view('Oyo'), formerName: 'View 3' } })
      .then({ type: 'ViewRemoved', data: { name: 'View 3' } }, saved('Oyo')));
  it('saves a view that is renamed to what it is called, or was removed meanwhile', () => {
    given(saved('Lagos'))
      .when({ type: 'SaveView', data: { ...view('Lagos'), formerName: 'Lagos' } })
      .then(saved('Lagos'));
    given()
      .when({ type: 'SaveView', data: { ...view('Oyo'), formerName: 'Lagos' } })
      .then(saved('Oyo'));
    given(...full)
      .when({ type: 'SaveView', data: { ...view('Oyo'), formerName: 'Lagos' } })
      .thenRefused('TOO_MANY_VIEWS');
  });
  it('forgets a view', () =>
    given(saved('Lagos'))
      .when({ type: 'RemoveView', data: { name: 'Lagos' } })
      .then({ type: 'ViewRemoved', data: { name: 'Lagos' } }));
  it('forgets at an admin’s word what it shares, and nothing else', () => {
    const shared: ViewSaved = { type: 'ViewSaved', data: { ...view('Lagos'), isShared: true } };
    const remove = { type: 'RemoveSharedView', data: { name: 'Lagos' } } as const;
    given(shared)
      .when(remove)
      .then({ type: 'ViewRemoved', data: { name: 'Lagos' } });
    given(saved('Lagos')).when(remove).thenNothing();
    given(shared, saved('Lagos')).when(remove).thenNothing();
  });
  it('has nothing to forget twice', () =>
    given(saved('Lagos'), { type: 'ViewRemoved', data: { name: 'Lagos' } })
      .when({ type: 'RemoveView', data: { name: 'Lagos' } })
      .thenNothing());
});
