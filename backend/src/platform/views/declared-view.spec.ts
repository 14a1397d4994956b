import { describe, expect, it } from '@jest/globals';
import type { Filter, Views, Write } from '../../kernel/views.js';
import { type DocumentOf, declareView } from './declared-view.js';
import { flag, number, object, oneOf, orNull, personal, sometimes, text, texts } from './view-fields.js';
import { layoutOf } from './view-model.js';

const doors = declareView(
  'doors',
  {
    colour: oneOf<'red' | 'blue'>(),
    open: flag,
    type: text,
    owner: personal(orNull(text)),
    knocks: number,
    keys: texts,
    lock: orNull(object<{ readonly since: string }>()),
    bell: sometimes(text),
  },
  { indexes: [{ colour: 1, knocks: -1 }, { keys: 1 }], forgottenWith: ['OwnerForgotten'] },
);
type Door = DocumentOf<typeof doors>;
const DOOR = { colour: 'red', open: true, type: 'front', owner: 'Ada', knocks: 0, keys: [], lock: null } as const satisfies Omit<Door, '_id'>;

describe('A declared view', () => {
  it('is indexed as it says, in that order', () =>
    expect(layoutOf(doors)).toMatchObject({
      columns: [
        { path: 'colour', type: 'TEXT' },
        { path: 'knocks', type: 'REAL' },
      ],
      arrays: ['keys'],
      indexes: [
        {
          keys: [
            ['colour', 1],
            ['knocks', -1],
          ],
        },
        { keys: [['keys', 1]] },
      ],
    }));
  it('says which of its fields are personal', () => expect([doors.personal, doors.forgottenWith]).toEqual([['owner'], ['OwnerForgotten']]));
  it.each<[string, Write, Write]>([
    ['puts', doors.put('d', DOOR), { view: 'doors', id: 'd', put: DOOR }],
    ['changes', doors.change('d', { $set: { open: false } }), { view: 'doors', id: 'd', update: { $set: { open: false } } }],
    ['makes', doors.make('d', { $inc: { knocks: 1 } }), { view: 'doors', id: 'd', update: { $inc: { knocks: 1 } }, upsert: true }],
    [
      'changes or removes',
      doors.changeOrRemove('d', { $inc: { knocks: -1 } }, 'knocks'),
      { view: 'doors', id: 'd', update: { $inc: { knocks: -1 } }, goesWithout: 'knocks' },
    ],
    ['removes', doors.remove('d'), { view: 'doors', id: 'd', remove: true }],
  ])('%s a document', (_, write, expected) => expect(write).toEqual(expected));
});

/** Nothing of this runs: each line is one that must not compile. */
export const refusedByTheCompiler = (views: Views) => [
  // @ts-expect-error a field is missing
  doors.put('d', { ...DOOR, knocks: undefined }),
  // @ts-expect-error a field that the view has not got
  doors.put('d', { ...DOOR, handle: 'left' }),
  // @ts-expect-error no such text
  doors.put('d', { ...DOOR, colour: 'green' }),
  // @ts-expect-error a field that the view has not got
  doors.change('d', { $set: { handle: 'left' } }),
  // @ts-expect-error null where the view holds none
  doors.change('d', { $set: { open: null } }),
  // @ts-expect-error no number
  doors.change('d', { $inc: { colour: 1 } }),
  // @ts-expect-error no list
  doors.change('d', { $push: { colour: 'red' } }),
  // @ts-expect-error another kind of entry
  doors.change('d', { $addToSet: { keys: 1 } }),
  // @ts-expect-error a field that the view has not got
  views.find(doors.name, { handle: 'left' }, { limit: 1 }),
  // @ts-expect-error a field that the view has not got
  views.count(doors.name, { handle: 'left' }),
  // @ts-expect-error documents of another view
  views.get<{ readonly _id: string; readonly panes: number }>(doors.name, 'd'),
  // @ts-expect-error a field that the view has not got
  views.get(doors.name, 'd').then((door) => door?.handle),
  // @ts-expect-error some documents have not got it
  views.get(doors.name, 'd').then((door) => door?.bell.length),
  // @ts-expect-error an index of a field that the view has not got
  declareView('windows', { panes: number }, { indexes: [{ handle: 1 }] }),
  // Any path, of a view by a mere name.
  views.find('windows', { panes: 1 } satisfies Filter, { limit: 1 }),
];
