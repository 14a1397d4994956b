import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { asTold } from '../../../platform/own-data/about-member.js';
import type { RoomEvent } from './room.events.js';
import { created, handedTo, joined, kickedOut, left, liftedFor, mutedOf, roleOf, settings } from './room.fixture.js';
import { roomOwnData } from './room.own-data.js';

const rowOf = (event: RoomEvent, memberId: string) => roomOwnData.files[0]?.rows[event.type]?.(recorded(event) as never, memberId);
const told = (event: RoomEvent, memberId: string) => JSON.stringify(asTold(recorded(event), memberId, roomOwnData.withholds?.(recorded(event), memberId)));
const closed: RoomEvent = { type: 'RoomClosed', data: { roomId: 'r1', memberId: 'ada', cause: 'owner', presentIds: ['ada', 'can'] } };

describe('A copy of one’s data', () => {
  it.each<[RoomEvent, object]>([
    [created(), { act: 'oluşturdunuz', name: 'Kahve Molası' }],
    [joined('ada'), { act: 'katıldınız' }],
    [left('ada', false, 'silent'), { act: 'bağlantınız kesildi' }],
    [handedTo('ada', 'can'), { act: 'sahibi oldunuz' }],
    [roleOf('ada', 'moderator'), { act: 'moderatör oldunuz' }],
    [mutedOf('ada', 'ece'), { act: 'susturuldunuz' }],
    [mutedOf('ada', 'ece', false), { act: 'susturmanız kaldırıldı' }],
    [kickedOut('ada', NOW, 'Gürültü', 'ece'), { act: 'atıldınız', reason: 'Gürültü', until: NOW }],
    [liftedFor('ada', 'ece'), { act: 'yeniden girebilirsiniz' }],
    [settings(), { act: 'ayarlarını değiştirdiniz', name: 'Çay Molası' }],
    [closed, { act: 'kapattınız' }],
  ])('says what they did in rooms (%j)', (event, row) => {
    expect(rowOf(event, 'ada')).toMatchObject({ at: NOW, room: 'r1', ...row });
    expect(rowOf(event, 'can')).toBeNull();
  });
  it.each<[RoomEvent, string, string]>([
    [handedTo('ada', 'can'), 'ada', 'can'],
    [handedTo('ada', 'can'), 'can', 'ada'],
    [roleOf('can', 'moderator'), 'can', 'ada'],
    [mutedOf('can'), 'can', 'ada'],
    [kickedOut('can', NOW), 'can', 'ada'],
    [liftedFor('can'), 'ada', 'can'],
    [closed, 'can', 'ada'],
  ])('names nobody else (%j, to %s)', (event, reader, other) => expect(told(event, reader)).not.toContain(`"${other}"`));
});
