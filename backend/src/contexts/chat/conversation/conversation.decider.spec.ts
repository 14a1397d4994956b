import { describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { AcceptChat, AdmitMessage, DeleteChat, DestroyChatKeys, ForgetChatDay, ForgetChatMember, type Shut, StartChat } from './conversation.commands.js';
import { conversation } from './conversation.decider.js';
import type { ConversationEvent } from './conversation.events.js';
import { conversationStream } from './conversation.stream.js';

const given = specify(conversation);
const [ELIF, ONUR] = [
  { memberId: 'elif', otherId: 'onur' },
  { memberId: 'onur', otherId: 'elif' },
] as const;
const C = { chatId: 'c1' };
const start = (who: typeof ELIF | typeof ONUR = ELIF, with_: { shut?: Shut; asks?: boolean; chatId?: string } = {}, at = NOW) =>
  new StartChat({ ...C, ...who, ...with_ }, sentAt(at));
const admit = (who: typeof ELIF | typeof ONUR, messageId = 'm1', shut: Shut = null) => new AdmitMessage({ ...C, ...who, messageId, shut }, sentAt(NOW));
const accept = (who: typeof ELIF | typeof ONUR, keptId: string | null = 'm1') => new AcceptChat({ ...C, ...who, keptId }, sentAt(NOW));
const remove = (who: typeof ELIF | typeof ONUR) => new DeleteChat({ ...C, ...who }, sentAt(NOW));

const started = (asks: boolean): ConversationEvent => ({ type: 'ChatStarted', data: { ...C, ...ELIF, asks } });
const written: ConversationEvent = { type: 'ChatRequestWritten', data: { ...C, ...ELIF, messageId: 'm1' } };
const accepted: ConversationEvent = { type: 'ChatAccepted', data: { ...C, ...ONUR } };
const deleted = (who: typeof ELIF | typeof ONUR, isLast = false, refusedUntil: string | null = null): ConversationEvent => ({
  type: 'ChatDeleted',
  data: { ...C, ...who, isLast, refusedUntil },
});
const forgotten: ConversationEvent = { type: 'ChatMemberForgotten', data: { ...ELIF, chatIds: ['c1'] } };

describe('A conversation begins', () => {
  it('with a question to whoever does not know the member', () => given().when(start()).then(started(true)));
  it('at once with whoever does', () =>
    given()
      .when(start(ELIF, { asks: false }))
      .then(started(false)));
  it('not with oneself', () =>
    given()
      .when(new StartChat({ ...C, memberId: 'elif', otherId: 'elif' }, sentAt(NOW)))
      .thenRefused('chat.own'));
  it.each(['blocked', 'closed'] as const)('not where the other side is %s', (shut) => given().when(start(ELIF, { shut })).thenRefused('chat.shut'));
  it('once: the one that stands is found again', () =>
    given(started(false))
      .when(start(ONUR, { chatId: 'c2' }))
      .thenNothing());
  it('is found again across a block too', () =>
    given(started(false))
      .when(start(ELIF, { shut: 'blocked' }))
      .thenNothing());
  it('without a question when both wanted it', () => given(started(true)).when(start(ONUR)).then(accepted));
  it('with the question open when its text is there already', () => given(started(true), written).when(start(ONUR)).thenNothing());
  it.each([ELIF, ONUR])('anew once a side has deleted it', (who) =>
    given(started(false), deleted(who))
      .when(start(ONUR, { chatId: 'c2' }))
      .then({ type: 'ChatStarted', data: { chatId: 'c2', ...ONUR, asks: true } }),
  );
  it('not with whoever has gone', () => given(started(false), forgotten).when(start(ONUR)).thenRefused('chat.shut'));
  it('not again for 30 days by whose request was deleted', () => {
    const past = [started(true), written, deleted(ONUR, false, daysFromNow(30))];
    given(...past)
      .when(start(ELIF, {}, daysFromNow(30, -1)))
      .thenRefused('chat.shut');
    given(...past)
      .when(start(ELIF, { chatId: 'c2' }, daysFromNow(30)))
      .then({ type: 'ChatStarted', data: { chatId: 'c2', ...ELIF, asks: true } });
    given(...past)
      .when(start(ONUR, { chatId: 'c2' }))
      .then({ type: 'ChatStarted', data: { chatId: 'c2', ...ONUR, asks: true } });
  });
});

describe('A message is admitted', () => {
  it.each([ELIF, ONUR])('from both sides of one that is open', (who) => given(started(false)).when(admit(who)).thenNothing());
  it('once in a request', () => {
    given(started(true)).when(admit(ELIF)).then(written);
    given(started(true), written).when(admit(ELIF)).thenNothing();
    given(started(true), written).when(admit(ELIF, 'm2')).thenRefused('chat.request-waits');
  });
  it('in the place of a text that was admitted and never kept', () => {
    const again = new AdmitMessage({ ...C, ...ELIF, messageId: 'm2', shut: null, lost: 'm1' }, sentAt(NOW));
    given(started(true), written)
      .when(again)
      .then({ type: 'ChatRequestWritten', data: { ...C, ...ELIF, messageId: 'm2' } });
    given(started(true), { type: 'ChatRequestWritten', data: { ...C, ...ELIF, messageId: 'm0' } })
      .when(again)
      .thenRefused('chat.request-waits');
  });
  it('with the same answer to whoever waits, blocked or not', () => {
    for (const shut of [null, 'closed', 'blocked'] as const)
      given(started(true), written)
        .when(admit(ELIF, 'm2', shut))
        .thenRefused('chat.request-waits');
  });
  it('from whoever was asked only after they accepted', () => {
    given(started(true), written).when(admit(ONUR, 'm2')).thenRefused('chat.accept-first');
    given(started(true), written, accepted).when(admit(ONUR, 'm2')).thenNothing();
  });
  it('not across a block', () =>
    given(started(false))
      .when(admit(ELIF, 'm1', 'blocked'))
      .thenRefused('chat.shut'));
  it('where both knew each other, also when one is closed to new ones by now', () =>
    given(started(false))
      .when(admit(ELIF, 'm1', 'closed'))
      .thenNothing());
  it('not as a request to whoever is closed by now', () =>
    given(started(true))
      .when(admit(ELIF, 'm1', 'closed'))
      .thenRefused('chat.shut'));
  it('not once the own side has deleted it', () => given(started(false), deleted(ELIF)).when(admit(ELIF)).thenRefused('chat.you-deleted'));
  it('not once the other side has', () => given(started(false), deleted(ONUR)).when(admit(ELIF)).thenRefused('chat.other-deleted'));
  it('not to whoever has gone', () => given(started(false), forgotten).when(admit(ONUR)).thenRefused('chat.shut'));
  it('not from others', () =>
    given(started(false))
      .when(admit({ memberId: 'can', otherId: 'onur' } as never))
      .thenRefused('chat.unknown'));
});

describe('A request', () => {
  it('is accepted by whoever was asked', () => given(started(true), written).when(accept(ONUR)).then(accepted));
  it('is accepted once', () => given(started(true), written, accepted).when(accept(ONUR)).thenNothing());
  it('is not accepted by whoever asks', () => given(started(true), written).when(accept(ELIF)).thenRefused('chat.nothing-to-accept'));
  it('is not there before its text is', () => {
    given(started(true)).when(accept(ONUR)).thenRefused('chat.nothing-to-accept');
    given(started(true), written).when(accept(ONUR, null)).thenRefused('chat.nothing-to-accept');
    given(started(true), written, { type: 'ChatRequestWritten', data: { ...C, ...ELIF, messageId: 'm2' } })
      .when(accept(ONUR))
      .thenRefused('chat.nothing-to-accept');
  });
  it('is not accepted once it was deleted', () => given(started(true), written, deleted(ONUR)).when(accept(ONUR)).thenRefused('chat.you-deleted'));
});

describe('What has been kept long enough', () => {
  const day = '2026-11-01';
  it('is gone for both, also where one has left', () =>
    given(started(false), deleted(ELIF))
      .when(new ForgetChatDay({ ...C, ...ONUR, day, messageIds: ['m1'] }, sentAt(NOW)))
      .then({ type: 'ChatDayForgotten', data: { ...C, day, memberIds: ['elif', 'onur'], messageIds: ['m1'] } }));
  it('takes the keys of that day along and no others', () => {
    const data = { ...C, day, memberIds: ['elif', 'onur'], messageIds: [] };
    expect(conversationStream.events.ChatDayForgotten.erases?.(data)).toEqual(['chat-c1.elif.2026-11-01#', 'chat-c1.onur.2026-11-01#']);
  });
});

describe('A side deletes it', () => {
  it('for itself', () => given(started(false)).when(remove(ELIF)).then(deleted(ELIF)));
  it('once', () => given(started(false), deleted(ELIF)).when(remove(ELIF)).thenNothing());
  it('as the last one', () => given(started(false), deleted(ELIF)).when(remove(ONUR)).then(deleted(ONUR, true)));
  it('as the last one where the other has gone', () => given(started(false), forgotten).when(remove(ONUR)).then(deleted(ONUR, true)));
  it('and says no to a request by that', () =>
    given(started(true), written)
      .when(remove(ONUR))
      .then(deleted(ONUR, false, daysFromNow(30))));
  it('and makes no other request for as long when it was their own', () => {
    const back = deleted(ELIF, false, daysFromNow(30));
    given(started(true), written).when(remove(ELIF)).then(back);
    given(started(true), written, back)
      .when(start(ELIF, { chatId: 'c2' }, daysFromNow(30, -1)))
      .thenRefused('chat.shut');
    given(started(true), written, back)
      .when(start(ONUR, { chatId: 'c2' }))
      .then({ type: 'ChatStarted', data: { chatId: 'c2', ...ONUR, asks: true } });
  });
  it('before anything was written, and may ask again', () => given(started(true)).when(remove(ELIF)).then(deleted(ELIF)));
});

describe('What was said', () => {
  const destroy = new DestroyChatKeys({ ...C, ...ELIF }, sentAt(NOW));
  const gone: ConversationEvent = { type: 'ChatKeysDestroyed', data: { ...C, memberIds: ['elif', 'onur'] } };
  it('stays while one side has it', () => given(started(false), deleted(ELIF)).when(destroy).thenNothing());
  it('goes when nobody has it', () => given(started(false), deleted(ELIF), deleted(ONUR, true)).when(destroy).then(gone));
  it('goes once', () => given(started(false), deleted(ELIF), deleted(ONUR, true), gone).when(destroy).thenNothing());
  it('goes with its author, in all conversations of the two', () =>
    given(started(false), deleted(ELIF), { type: 'ChatStarted', data: { chatId: 'c2', ...ONUR, asks: false } })
      .when(new ForgetChatMember(ELIF, sentAt(NOW)))
      .then({ type: 'ChatMemberForgotten', data: { ...ELIF, chatIds: ['c1', 'c2'] } }));
  it('of the other side goes too where that side had deleted it', () =>
    given(started(false), deleted(ONUR))
      .when(new ForgetChatMember(ELIF, sentAt(NOW)))
      .then(forgotten, gone));
  it('of the other side waits while a report is open, and goes then', () => {
    given(started(false), deleted(ONUR))
      .when(new ForgetChatMember({ ...ELIF, held: ['c1'] }, sentAt(NOW)))
      .then(forgotten);
    given(started(false), deleted(ONUR), forgotten).when(destroy).then(gone);
  });
  it('goes with its author once', () =>
    given(started(false), forgotten)
      .when(new ForgetChatMember(ELIF, sentAt(NOW)))
      .thenNothing());
});
