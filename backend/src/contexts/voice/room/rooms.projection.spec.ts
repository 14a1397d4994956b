import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { RoomEvent } from './room.events.js';
import { CREATED, created, handedTo, joined, kickedOut, left, mutedOf, roleOf, settings } from './room.fixture.js';
import { voiceRoomsProjection } from './rooms.projection.js';

const [ROOMS, PARTICIPANTS] = ['voice_rooms', 'voice_participants'];
const writes = (event: RoomEvent) => project(voiceRoomsProjection, recorded(event, { position: 7 }));
const room = (update: object) => ({ view: ROOMS, id: 'r1', update });
const role = (memberId: string, is: string) => ({ view: PARTICIPANTS, id: `r1/${memberId}`, update: { $set: { role: is } } });

describe('The list of rooms', () => {
  it('has a room that was created', () =>
    expect(writes(created())).toEqual([
      {
        ...{ view: ROOMS, id: 'r1' },
        put: {
          ...{ name: CREATED.name, description: CREATED.description, category: 'general', colour: 'blue', is_lasting: false, max_participants: 3 },
          ...{
            created_by: 'ada',
            named_by: 'ada',
            is_hidden: false,
            owner_id: null,
            created_at: NOW,
            updated_at: NOW,
            present: [],
            count: 0,
            muted: [],
            number: 7,
          },
          search: expect.arrayContaining(['ka', 'kahve', 'mo', 'molasi']),
        },
      },
    ]));
  it('counts who joins, and knows whose it is then', () =>
    expect(writes(joined('ada', true))).toEqual([
      room({ $push: { present: 'ada' }, $inc: { count: 1 }, $set: { updated_at: NOW, owner_id: 'ada' } }),
      {
        ...{ view: PARTICIPANTS, id: 'r1/ada' },
        put: { room_id: 'r1', member_id: 'ada', participant_id: 'p-ada', role: 'owner', joined_at: NOW, number: 7 },
      },
    ]));
  it.each([
    [false, {}],
    [true, { owner_id: null, muted: [] }],
  ])('counts who leaves no more (the last: %s)', (wasLast, owner) =>
    expect(writes(left('can', wasLast))).toEqual([
      room({ $pull: { present: 'can' }, $inc: { count: -1 }, $set: { updated_at: NOW, ...owner } }),
      { view: PARTICIPANTS, id: 'r1/can', remove: true },
    ]),
  );
  it('knows whose it is now', () =>
    expect(writes(handedTo('can', 'ada'))).toEqual([room({ $set: { owner_id: 'can', updated_at: NOW } }), role('can', 'owner'), role('ada', 'member')]));
  it('knows who is a moderator', () => expect(writes(roleOf('can', 'moderator'))).toEqual([role('can', 'moderator')]));
  it.each([
    [true, '$addToSet'],
    [false, '$pull'],
  ])('knows who is muted (%s)', (muted, how) =>
    expect(writes(mutedOf('can', 'ada', muted))).toEqual([room({ [how]: { muted: 'can' }, $set: { updated_at: NOW } })]),
  );
  it('counts whoever was kicked no more', () =>
    expect(writes(kickedOut('can', NOW))).toEqual([
      room({ $pull: { present: 'can' }, $inc: { count: -1 }, $set: { updated_at: NOW } }),
      { view: PARTICIPANTS, id: 'r1/can', remove: true },
    ]));
  it('is found by its new name', () =>
    expect(writes(settings())).toEqual([
      room({
        $set: {
          ...{ name: 'Çay Molası', description: 'Çay Molası odası', named_by: 'ada', is_hidden: false, max_participants: 2, updated_at: NOW },
          search: expect.arrayContaining(['cay', 'molasi']),
        },
      }),
    ]));
  it('knows whether it is hidden what it is called', () => {
    const of = { roomId: 'r1', authorId: 'ada', reason: 'spam' };
    expect(writes({ type: 'RoomWordsHidden', data: { ...of, reportId: 'p1' } })).toEqual([room({ $set: { is_hidden: true, search: [], updated_at: NOW } })]);
    expect(writes({ type: 'RoomWordsRestored', data: { ...of, name: 'Çay' } })).toEqual([
      room({ $set: { is_hidden: false, search: expect.arrayContaining(['cay']), updated_at: NOW } }),
    ]);
  });
  it('has a closed one no more, nor whoever was in it', () =>
    expect(writes({ type: 'RoomClosed', data: { roomId: 'r1', memberId: 'ada', cause: 'owner', presentIds: ['ada', 'can'] } })).toEqual([
      { view: ROOMS, id: 'r1', remove: true },
      { view: PARTICIPANTS, id: 'r1/ada', remove: true },
      { view: PARTICIPANTS, id: 'r1/can', remove: true },
    ]));
});
