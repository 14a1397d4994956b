import { describe, expect, it } from '@jest/globals';
import { CASE_TEXT } from '../../../../contracts/cases.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { intent } from '../../../kernel/command.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { RestoreRoomMessage, WithholdRoomMessage } from '../messages/room-message.commands.js';
import { CloseReportedRoom, HideRoomWords, RestoreRoomWords } from '../room/room.commands.js';
import { withdrawReportedRoom } from './withdraw-reported-room.policy.js';
import { withdrawReportedRoomMessage } from './withdraw-reported-room-message.policy.js';

type Type = 'voice_room' | 'voice_message';
const POLICY = { voice_room: withdrawReportedRoom, voice_message: withdrawReportedRoomMessage };
const said = (actions: readonly string[]) => ({ memberId: 'ada', reportIds: ['p1'], reason: 'spam', actions: actions.map((action) => ({ action })) });
const decided = (by: Type, actions: readonly string[], reportedType: Type = by) =>
  react(POLICY[by], recorded({ type: 'CaseDecided', data: { reportedType, contentId: 'x1', ...said(actions) } }));
const reopened = (by: Type, actions: readonly string[], reportedType: Type = by) =>
  react(POLICY[by], recorded({ type: 'CaseReopened', data: { reportedType, caseId: 'x1', ...said(actions) } }));
const appealed = (by: Type, content: object | null) => react(POLICY[by], recorded({ type: 'AppealDecided', data: { content } }));
const room = { roomId: 'x1', reportId: 'p1' };
const message = { messageId: 'x1', reportId: 'p1' };

describe('A decision on a reported room', () => {
  it('hides what it is called, or closes it', () => {
    expect(decided('voice_room', ['warn_user', 'hide_content'])).toEqual([{ send: intent(HideRoomWords, { ...room, reason: 'spam', authorId: 'ada' }) }]);
    expect(decided('voice_room', ['delete_content'])).toEqual([{ send: intent(CloseReportedRoom, { ...room, reason: 'spam' }) }]);
  });
  it('that is taken back brings back its words alone', () => {
    expect(reopened('voice_room', ['hide_content'])).toEqual([{ send: intent(RestoreRoomWords, { ...room, reason: CASE_TEXT.takenBack }) }]);
    expect(reopened('voice_room', ['delete_content'])).toEqual([]);
    expect(appealed('voice_room', { type: 'voice_room', id: 'x1', reportId: 'p1', back: 'shown' })).toEqual([
      { send: intent(RestoreRoomWords, { ...room, reason: TOOL_TEXT.restoredOnAppeal }) },
    ]);
  });
});

describe('A decision on a reported message of a room', () => {
  it.each(['hide_content', 'delete_content'])('takes it from view (%s), and brings it back', (action) => {
    expect(decided('voice_message', [action])).toEqual([{ send: intent(WithholdRoomMessage, { ...message, reason: 'spam' }) }]);
    expect(reopened('voice_message', [action])).toEqual([{ send: intent(RestoreRoomMessage, { ...message, reason: CASE_TEXT.takenBack }) }]);
  });
  it('brings it back on appeal', () =>
    expect(appealed('voice_message', { type: 'voice_message', id: 'x1', reportId: 'p1', back: 'shown' })).toEqual([
      { send: intent(RestoreRoomMessage, { ...message, reason: TOOL_TEXT.restoredOnAppeal }) },
    ]));
  it('brings back nothing whose room has gone', () =>
    expect(appealed('voice_message', { type: 'voice_message', id: 'x1', reportId: 'p1', back: 'roomGone' })).toEqual([]));
});

describe.each([
  ['voice_room', 'voice_message'],
  ['voice_message', 'voice_room'],
] as const)('What is decided of another kind is nothing to a %s', (by, other) => {
  it('and neither is what only warns', () => {
    for (const found of [decided(by, ['hide_content'], other), reopened(by, ['hide_content'], other), decided(by, ['warn_user']), reopened(by, ['warn_user'])])
      expect(found).toEqual([]);
    expect([appealed(by, null), appealed(by, { type: other, id: 'x1', reportId: 'p1', back: 'shown' })]).toEqual([[], []]);
  });
});
