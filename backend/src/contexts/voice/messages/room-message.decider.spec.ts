import { describe, expect, it } from '@jest/globals';
import { VOICE_MESSAGE_LIMITS } from '../../../../contracts/voice-messages.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { specify } from '../../../kernel/specify.js';
import type { RoomClosed, RoomLeft } from '../room/room.events.js';
import { forgetRoomMessages } from './forget-room-messages.policy.js';
import { placeIn } from './place.rules.js';
import {
  DeleteRoomMessage,
  ForgetRoomMessages,
  KeepRoomMessage,
  KeepRoomMessageEdition,
  RestoreRoomMessage,
  WithholdRoomMessage,
} from './room-message.commands.js';
import { roomMessage } from './room-message.decider.js';
import type { RoomMessageEvent } from './room-message.events.js';

const given = specify(roomMessage);
const FROM = sentAt(NOW);
const OF = { messageId: 'b1', roomId: 'r1', memberId: 'ada', day: '2026-11-21' };
const posted: RoomMessageEvent = { type: 'RoomMessagePosted', data: { ...OF, sealed: 'mühür', messageType: 'text', parentMessageId: null } };
const edited = (edition: number): RoomMessageEvent => ({ type: 'RoomMessageEdited', data: { ...OF, sealed: `mühür ${edition}`, edition } });
const deleted = (byId = 'ada'): RoomMessageEvent => ({ type: 'RoomMessageDeleted', data: { ...OF, byId } });
const keep = new KeepRoomMessage({ ...OF, sealed: 'mühür', messageType: 'text', parentMessageId: null }, FROM);
const edit = (memberId: string, edition: number) => new KeepRoomMessageEdition({ messageId: 'b1', memberId, sealed: `mühür ${edition}`, edition }, FROM);
const remove = (memberId: string, moderates = false) => new DeleteRoomMessage({ messageId: 'b1', memberId, moderates }, FROM);

describe('A message in a room', () => {
  it('is written once', () => {
    given().when(keep).then(posted);
    given(posted).when(keep).thenNothing();
  });
  it('is changed by its author, each time from what stood there', () => {
    given(posted).when(edit('ada', 1)).then(edited(1));
    given(posted, edited(1)).when(edit('ada', 1)).thenRefused('voice-message.changed');
    given(posted).when(edit('can', 1)).thenRefused('FORBIDDEN');
    given(posted, deleted()).when(edit('ada', 1)).thenRefused('NOT_FOUND');
    given().when(edit('ada', 1)).thenRefused('NOT_FOUND');
  });
  it('is taken from view by one report, changed no more then, and comes back by the same', () => {
    const judged = { messageId: 'b1', reason: 'spam' };
    const withhold = (reportId: string) => new WithholdRoomMessage({ ...judged, reportId }, FROM);
    const restore = (reportId: string) => new RestoreRoomMessage({ ...judged, reportId }, FROM);
    const of = { messageId: 'b1', roomId: 'r1', authorId: 'ada', reason: 'spam' };
    const withheld: RoomMessageEvent = { type: 'RoomMessageWithheld', data: { ...of, reportId: 'p1' } };
    given(posted).when(withhold('p1')).then(withheld);
    given(posted, withheld).when(withhold('p2')).thenNothing();
    given(posted, withheld).when(edit('ada', 1)).thenRefused('NOT_FOUND');
    given(posted, withheld).when(remove('ada')).then(deleted());
    given(posted, withheld).when(restore('p2')).thenNothing();
    given(posted, withheld).when(restore('p1')).then({ type: 'RoomMessageRestored', data: of });
    given().when(withhold('p1')).thenRefused('NOT_FOUND');
  });
  it('is changed so often and not more', () => {
    const most = Array.from({ length: VOICE_MESSAGE_LIMITS.edits }, (_, number) => edited(number + 1));
    given(posted, ...most)
      .when(edit('ada', most.length + 1))
      .thenRefused('voice-message.edited-too-often');
  });
  it('is deleted by its author or whoever moderates there, once', () => {
    given(posted).when(remove('ada')).then(deleted());
    given(posted).when(remove('can', true)).then(deleted('can'));
    given(posted).when(remove('can')).thenRefused('FORBIDDEN');
    given(posted, deleted()).when(remove('ada')).thenNothing();
  });
});

describe('What was written in a room', () => {
  const goes = [
    {
      schedule: { command: ForgetRoomMessages, data: { roomId: 'r1', upTo: '2026-11-21' } },
      key: 'forget-voice-messages:r1:2026-11-21',
      at: '2026-12-22T00:00:00.000Z',
    },
  ];
  const left = (wasLast: boolean) => recorded<RoomLeft>({ type: 'RoomLeft', data: { roomId: 'r1', memberId: 'ada', cause: 'own', wasLast } });
  it('goes thirty days after the day on which the room was closed, or on which the last has left', () => {
    const closed = recorded<RoomClosed>({ type: 'RoomClosed', data: { roomId: 'r1', memberId: 'ada', cause: 'owner', presentIds: [] } });
    expect([react(forgetRoomMessages, closed), react(forgetRoomMessages, left(true)), react(forgetRoomMessages, left(false))]).toEqual([goes, goes, []]);
  });
});

describe('The place before which a page is wanted', () => {
  it.each([
    [undefined, null],
    ['01a22656-b5fb-7384-b7c8-e03284ad498e', { id: '01a22656-b5fb-7384-b7c8-e03284ad498e' }],
    [NOW, { at: NOW }],
    ['2026-11-21T14:00:00+03:00', { at: NOW }],
    ['2026-11-21T14:00:00 03:00', { at: NOW }],
  ])('is a message or a time (%j)', (before, place) => expect(placeIn(before)).toEqual(place));
  it.each(['', 'dün', '2026-11-21', '2026-99-21T14:00:00Z'])('is nothing else (%j)', (before) => expect(() => placeIn(before)).toThrow(/before/));
});
