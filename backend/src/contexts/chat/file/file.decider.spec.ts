import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { KeepChatFile, RemoveChatFile, UseChatFile } from './file.commands.js';
import { chatFile } from './file.decider.js';
import type { ChatFileEvent } from './file.events.js';

const given = specify(chatFile);
const MISSING = 'chat-file.missing';
const OF = { fileId: 'f1', chatId: 'c1' };
const KEPT = { key: 'chat-files/f1.a.sealed', thumbnailKey: null, sealed: 's', day: '2026-11-21' };
const uploaded: ChatFileEvent = { type: 'ChatFileUploaded', data: { ...OF, ...KEPT, authorId: 'elif' } };
const used: ChatFileEvent = { type: 'ChatFileUsed', data: { ...OF, authorId: 'elif', messageId: 'm1' } };
const removed: ChatFileEvent = { type: 'ChatFileRemoved', data: { ...OF, authorId: 'elif', day: KEPT.day } };
const use = (change: object = {}) => new UseChatFile({ ...OF, memberId: 'elif', messageId: 'm1', ...change }, sentAt(NOW));
const keep = new KeepChatFile({ ...OF, ...KEPT, memberId: 'elif' }, sentAt(NOW));
const remove = new RemoveChatFile({ fileId: 'f1' }, sentAt(NOW));

describe('A file of a conversation', () => {
  it('is kept once', () => {
    given().when(keep).then(uploaded);
    given(uploaded).when(keep).thenNothing();
  });
  it('is taken along by one message', () => {
    given(uploaded).when(use()).then(used);
    given(uploaded, used).when(use()).thenNothing();
    given(uploaded, used)
      .when(use({ messageId: 'm2' }))
      .thenRefused(MISSING);
  });
  it('is taken along by nobody else, nowhere else, and not before it was there or after it has gone', () => {
    given(uploaded)
      .when(use({ memberId: 'onur' }))
      .thenRefused(MISSING);
    given(uploaded)
      .when(use({ chatId: 'c2' }))
      .thenRefused(MISSING);
    given().when(use()).thenRefused(MISSING);
    given(uploaded, removed).when(use()).thenRefused(MISSING);
  });
  it('goes once', () => {
    given(uploaded, used).when(remove).then(removed);
    given(uploaded, removed).when(remove).thenNothing();
    given().when(remove).thenNothing();
  });
});
