import { describe, it } from '@jest/globals';
import { CHAT_LIMITS } from '../../../../contracts/chat.js';
import { minutesFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DeleteMessage, DestroyMessageEditions, KeepEdition, KeepMessage, ReactToMessage, RestoreMessage, WithholdMessage } from './message.commands.js';
import { message } from './message.decider.js';
import type { MessageEvent } from './message.events.js';

const given = specify(message);
const OF = { messageId: 'm1', chatId: 'c1' };
const ELIF = { ...OF, memberId: 'elif', otherId: 'onur' };
const ONUR = { ...OF, memberId: 'onur', otherId: 'elif' };
const SAID = { clientId: 'k1', sealed: 's0', day: '2026-11-21', replyTo: null, fileId: null, isRequest: false };
const BY = { ...OF, authorId: 'elif', otherId: 'onur', day: '2026-11-21' };
const sent: MessageEvent = { type: 'MessageSent', data: { ...OF, otherId: 'onur', ...SAID, authorId: 'elif', openUntil: minutesFromNow(15) } };
const edited = (edition: number): MessageEvent => ({ type: 'MessageEdited', data: { ...BY, sealed: `s${edition}`, edition } });
const deleted: MessageEvent = { type: 'MessageDeleted', data: { ...BY, edition: 0 } };
const reacted = (memberId: string, emoji: '👍' | '🔥' | null): MessageEvent => ({
  type: 'MessageReacted',
  data: { ...OF, memberId, otherId: memberId === 'elif' ? 'onur' : 'elif', emoji },
});
const edit = (edition: number, who = ELIF, at = NOW) => new KeepEdition({ ...who, sealed: `s${edition}`, edition }, sentAt(at));
const remove = (who = ELIF, at = NOW) => new DeleteMessage(who, sentAt(at));
const react = (emoji: '👍' | '🔥' | null, who = ONUR) => new ReactToMessage({ ...who, emoji }, sentAt(NOW));
const destroy = (...editions: number[]) => new DestroyMessageEditions({ messageId: 'm1', editions }, sentAt(NOW));

describe('A message', () => {
  it('is kept once', () => {
    given()
      .when(new KeepMessage({ ...ELIF, ...SAID }, sentAt(NOW)))
      .then(sent);
    given(sent)
      .when(new KeepMessage({ ...ELIF, ...SAID }, sentAt(NOW)))
      .thenNothing();
  });
  it('is edited by its author for a quarter of an hour', () => {
    given(sent).when(edit(1)).then(edited(1));
    given(sent)
      .when(edit(1, ELIF, minutesFromNow(15, -1)))
      .then(edited(1));
    given(sent)
      .when(edit(1, ELIF, minutesFromNow(15)))
      .thenRefused('message.too-late');
    given(sent).when(edit(1, ONUR)).thenRefused('message.not-yours');
  });
  it('is not edited by two pages at once', () => given(sent, edited(1)).when(edit(1)).thenRefused('message.changed'));
  it('is edited so often at most', () => {
    const often = Array.from({ length: CHAT_LIMITS.edits }, (_, at) => edited(at + 1));
    given(sent, ...often.slice(1))
      .when(edit(CHAT_LIMITS.edits + 1))
      .thenRefused('message.edited-too-often');
    given(sent, ...often.slice(0, -1))
      .when(edit(CHAT_LIMITS.edits))
      .then(edited(CHAT_LIMITS.edits));
  });
  it('is taken back by its author for as long', () => {
    given(sent).when(remove()).then(deleted);
    given(sent, deleted).when(remove()).thenNothing();
    given(sent)
      .when(remove(ELIF, minutesFromNow(15)))
      .thenRefused('message.too-late');
    given(sent).when(remove(ONUR)).thenRefused('message.not-yours');
    given(sent, deleted).when(edit(1)).thenRefused('message.unknown');
  });
  it('is of its conversation alone', () => {
    given(sent)
      .when(new DeleteMessage({ ...ELIF, chatId: 'c2' }, sentAt(NOW)))
      .thenRefused('message.unknown');
    given().when(remove()).thenRefused('message.unknown');
  });
  it('is marked by both, each with one mark', () => {
    given(sent).when(react('👍')).then(reacted('onur', '👍'));
    given(sent, reacted('onur', '👍')).when(react('👍')).thenNothing();
    given(sent, reacted('onur', '👍')).when(react('🔥')).then(reacted('onur', '🔥'));
    given(sent, reacted('onur', '👍')).when(react('🔥', ELIF)).then(reacted('elif', '🔥'));
    given(sent, reacted('onur', '👍')).when(react(null)).then(reacted('onur', null));
    given(sent).when(react(null)).thenNothing();
    given(sent, deleted).when(react('👍')).thenRefused('message.unknown');
  });
  it('is marked so often at most, and a mark can be taken back all the same', () => {
    const often = Array.from({ length: 50 }, (_, at) => reacted('onur', at % 2 === 0 ? '👍' : '🔥'));
    given(sent, ...often)
      .when(react('👍'))
      .thenRefused('message.reacted-too-often');
    given(sent, ...often.slice(1))
      .when(react('👍'))
      .then(reacted('onur', '👍'));
    given(sent, ...often)
      .when(react('👍', ELIF))
      .then(reacted('elif', '👍'));
    given(sent, ...often)
      .when(react(null))
      .then(reacted('onur', null));
  });
});

describe('A message that moderators judge', () => {
  const JUDGED = { ...OF, authorId: 'elif', otherId: 'onur' };
  const withheld: MessageEvent = { type: 'MessageWithheld', data: { ...JUDGED, reportId: 'r1', reason: 'spam' } };
  const restored: MessageEvent = { type: 'MessageRestored', data: { ...JUDGED, reason: 'spam' } };
  const withhold = (reportId = 'r1') => new WithholdMessage({ messageId: 'm1', reportId, reason: 'spam' }, sentAt(NOW));
  const restore = (reportId = 'r1') => new RestoreMessage({ messageId: 'm1', reportId, reason: 'spam' }, sentAt(NOW));

  it('is taken from view once', () => {
    given(sent).when(withhold()).then(withheld);
    given(sent, withheld).when(withhold('r2')).thenNothing();
  });
  it('stands again by the report that took it alone', () => {
    given(sent, withheld).when(restore()).then(restored);
    given(sent, withheld).when(restore('r2')).thenNothing();
    given(sent, withheld, restored).when(restore()).thenNothing();
  });
  it('is neither edited nor marked meanwhile, and may be taken back', () => {
    given(sent, withheld).when(edit(1)).thenRefused('message.unknown');
    given(sent, withheld).when(react('👍')).thenRefused('message.unknown');
    given(sent, withheld).when(remove()).then(deleted);
    given(sent, withheld, restored).when(edit(1)).then(edited(1));
  });
  it('is there', () => given().when(withhold()).thenRefused('message.unknown'));
});

describe('A version that lay long enough', () => {
  const gone = (...editions: number[]): MessageEvent => ({
    type: 'MessageEditionsDestroyed',
    data: { ...OF, authorId: 'elif', day: '2026-11-21', editions },
  });
  it('loses its key', () => given(sent, edited(1)).when(destroy(0)).then(gone(0)));
  it('loses it once', () => given(sent, edited(1), gone(0)).when(destroy(0)).thenNothing());
  it('keeps it while it is the one that is shown', () => given(sent, edited(1)).when(destroy(1)).thenNothing());
  it('loses it where the message was taken back', () => given(sent, deleted).when(destroy(0)).then(gone(0)));
});
