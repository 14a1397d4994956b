import { describe, expect, it } from '@jest/globals';
import { intent } from '../../../kernel/command.js';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { ForgetChatsOfMember, LetGoChatKeys } from './conversation.commands.js';
import { endChats } from './end-chats.policy.js';

const deleted = (isLast: boolean) =>
  recorded({ type: 'ChatDeleted', data: { chatId: 'c1', memberId: 'elif', otherId: 'onur', isLast, refusedUntil: null } }, { position: 5 });

describe('The keys of a conversation', () => {
  it('stay while somebody has it', () => expect(react(endChats, deleted(false))).toEqual([]));
  it('go once nobody has it', () =>
    expect(react(endChats, deleted(true))).toEqual([
      { schedule: intent(LetGoChatKeys, { chatId: 'c1', memberId: 'elif', otherId: 'onur', position: 5 }), key: 'destroy-chat-keys:c1', at: NOW },
    ]));
  it('go with the account of their author', () =>
    expect(react(endChats, recorded({ type: 'AccountErased', data: { memberId: 'elif', keepContent: true } }, { position: 7 }))).toEqual([
      { schedule: intent(ForgetChatsOfMember, { memberId: 'elif', position: 7 }), key: 'forget-chats:elif', at: NOW },
    ]));
});
