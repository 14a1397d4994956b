import { describe, it } from '@jest/globals';
import { VOICE_TEXT } from '../../../../contracts/voice.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ChangeRoomSettings, CloseReportedRoom, HideRoomWords, RestoreRoomWords } from './room.commands.js';
import { room } from './room.decider.js';
import type { RoomEvent } from './room.events.js';
import { CREATED, created, emptied, joined, settings } from './room.fixture.js';

const given = specify(room);
const FROM = sentAt(NOW);
const of = (reportId: string) => ({ roomId: 'r1', reportId, reason: 'spam' });
const hide = (reportId = 'p1') => new HideRoomWords({ ...of(reportId), authorId: 'ada' }, FROM);
const restore = (reportId = 'p1') => new RestoreRoomWords(of(reportId), FROM);
const close = new CloseReportedRoom(of('p1'), FROM);
const hidden: RoomEvent = { type: 'RoomWordsHidden', data: { ...of('p1'), authorId: 'ada' } };
const restored: RoomEvent = { type: 'RoomWordsRestored', data: { roomId: 'r1', authorId: 'ada', name: CREATED.name, reason: 'spam' } };
const busy = [created(), joined('ada', true), joined('can')];
const change = (wish: { name: string; description: string | null; maxParticipants?: number }) =>
  new ChangeRoomSettings({ roomId: 'r1', memberId: 'ada', isStaff: false, maxParticipants: null, ...wish }, FROM);

describe('What a reported room is called', () => {
  it('is hidden once, and stands again by the report that hid it', () => {
    given(...busy)
      .when(hide())
      .then(hidden);
    given(...busy, hidden)
      .when(hide('p2'))
      .thenNothing();
    given(...busy, hidden)
      .when(restore())
      .then(restored);
    given(...busy, hidden)
      .when(restore('p2'))
      .thenNothing();
    given(...busy, hidden, restored)
      .when(restore())
      .thenNothing();
  });
  it('is not hidden once somebody else has named it', () =>
    given(...busy, settings({ memberId: 'can', namedBy: 'can' }))
      .when(hide())
      .thenNothing());
  it('is nothing once the room is closed', () => {
    for (const command of [hide(), restore(), close]) given(created(), hidden, emptied).when(command).thenNothing();
  });
  it.each([
    ['the name', { name: CREATED.name, description: 'Başka' }],
    ['the description', { name: 'Başka', description: CREATED.description }],
    ['the name in other letters', { name: 'KAHVE MOLASI', description: 'Başka' }],
    ['the name as the description', { name: 'Başka', description: CREATED.name }],
    ['the description as the name', { name: CREATED.description, description: 'Başka' }],
    ['what stands for the name', { name: VOICE_TEXT.hiddenName, description: 'Başka' }],
    ['what stands for the description', { name: 'Başka', description: VOICE_TEXT.hiddenDescription }],
  ])('does not take %s again while it is hidden', (_, wish) =>
    given(...busy, hidden)
      .when(change(wish))
      .thenRefused('voice.hidden'),
  );
  it('is another thing once it was changed, and comes back by no decision', () => {
    const another = settings({ maxParticipants: CREATED.maxParticipants });
    given(...busy, hidden)
      .when(change({ name: 'Çay Molası', description: null }))
      .then(another);
    given(...busy, hidden, another)
      .when(restore())
      .thenNothing();
  });
  it('is refused still when it was called something else in between, and no more once it stood again', () => {
    const back = change({ name: CREATED.name, description: 'Başka' });
    given(...busy, hidden, settings())
      .when(back)
      .thenRefused('voice.hidden');
    given(...busy, hidden, restored, settings())
      .when(back)
      .then(settings({ name: CREATED.name, description: 'Başka' }));
  });
  it('stays whose it was when another owner changes the size alone', () => {
    const { name, description } = CREATED;
    given(...busy, { type: 'RoomOwnershipTransferred', data: { roomId: 'r1', memberId: 'can', fromId: 'ada', cause: 'given' } })
      .when(new ChangeRoomSettings({ roomId: 'r1', memberId: 'can', isStaff: false, name, description, maxParticipants: 2 }, FROM))
      .then(settings({ memberId: 'can', name, description }));
  });
});

describe('A reported room', () => {
  it('is closed by a decision, with whoever is in it', () =>
    given(...busy)
      .when(close)
      .then(
        { type: 'RoomClosedOnReport', data: { ...of('p1'), authorId: 'ada' } },
        { type: 'RoomClosed', data: { roomId: 'r1', memberId: null, cause: 'staff', presentIds: ['ada', 'can'] } },
      ));
});
