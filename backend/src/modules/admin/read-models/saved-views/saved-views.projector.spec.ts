import { describe, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { savedViewsProjector } from './saved-views.projector.js';

const given = projectorSpec(savedViewsProjector);
const id = '01900000-0000-7000-8000-00000000000a';
const meta = { subjectId: id };
const lagos = { name: 'Lagos', filters: { state: 'Lagos' } };
const banned = { name: 'Banned', filters: { status: 'banned' } };
const saved = (data: typeof lagos | typeof banned) => ({ type: 'ViewSaved' as const, data, meta });

describe('the saved views', () => {
  it('are kept in the order in which they were saved', () =>
    given(saved(lagos), saved(banned)).thenRows({ id, views: [lagos, banned] }));
  it('are written over by name', () => {
    const other = { ...lagos, filters: { state: 'Ogun' } };
    given(saved(lagos), saved({ ...lagos, filters: { state: 'Ogun' } })).thenRows({ id, views: [other] });
  });
  it('are forgotten', () =>
    given(saved(lagos), { type: 'ViewRemoved', data: { name: 'Lagos' }, meta }).thenRows({ id, views: [] }));
});
