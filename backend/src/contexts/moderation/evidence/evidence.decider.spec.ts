import { describe, expect, it } from '@jest/globals';
import { EVIDENCE_LIMITS } from '../../../../contracts/chat-evidence.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DestroyChatEvidence, DiscloseChatEvidence, KeepChatEvidence, RetainChatEvidence } from './evidence.commands.js';
import { chatEvidence } from './evidence.decider.js';
import type {
  ChatEvidenceDestroyed,
  ChatEvidenceDisclosed,
  ChatEvidenceEvent,
  ChatEvidenceKept,
  ChatEvidenceNeeded,
  ChatEvidenceRetained,
} from './evidence.events.js';
import { evidenceStream } from './evidence.stream.js';

const given = specify(chatEvidence);
const of = (round: number) => ({ messageId: 'b1', round });
const kept = (revision = 0, round = 0): ChatEvidenceKept => ({
  type: 'ChatEvidenceKept',
  data: { ...of(round), chatId: 'c1', revision, messages: 3, sealed: `m${revision}`, file: null },
});
const needed = (reportId = 'r1', round = 0, file: ChatEvidenceNeeded['data']['file'] = null): ChatEvidenceNeeded => ({
  type: 'ChatEvidenceNeeded',
  data: { ...of(round), reportId, file },
});
const FILE = { key: 'chat-evidence/b1.a.sealed', sealed: 'f' };
const destroyed = (round = 0): ChatEvidenceDestroyed => ({ type: 'ChatEvidenceDestroyed', data: of(round) });
const retained: ChatEvidenceRetained = { type: 'ChatEvidenceRetained', data: of(0) };
const REASON = 'Tehdit edildiğini yazdı';
const disclosed: ChatEvidenceDisclosed = { type: 'ChatEvidenceDisclosed', data: { messageId: 'b1', authorId: 'elif', reporterId: 'onur', note: REASON } };

const keep = (revision = 0, round = 0, more: Partial<KeepChatEvidence['data']> = {}) =>
  new KeepChatEvidence({ ...kept(revision, round).data, reportId: 'r1', lost: null, ...more }, sentAt(NOW));
const retain = new RetainChatEvidence({ messageId: 'b1' }, sentAt(NOW));
const destroy = (reports = 0, round = 0) => new DestroyChatEvidence({ ...of(round), reports }, sentAt(NOW));
const look = (reason: string) => new DiscloseChatEvidence({ messageId: 'b1', authorId: 'elif', reporterId: 'onur', reason }, sentAt(NOW));

describe('What is copied of a reported message', () => {
  it('is kept, for its report', () => given().when(keep()).then(needed(), kept()));
  it('is not copied again while the message is the same', () => given(kept()).when(keep()).then(needed()));
  it('is copied once more where the message was edited since', () => given(kept()).when(keep(1)).then(needed(), kept(1)));
  it('is bounded', () =>
    given(...Array.from({ length: EVIDENCE_LIMITS.copies }, (_, revision) => kept(revision)))
      .when(keep(EVIDENCE_LIMITS.copies))
      .then(needed()));
  it('begins anew, under another key, after it was destroyed', () => given(kept(), destroyed()).when(keep(0, 1)).then(needed('r1', 1), kept(0, 1)));
  it('has its file copied anew for a report where it could not be copied, or its bytes were lost', () => {
    const withFile: ChatEvidenceKept = { ...kept(), data: { ...kept().data, file: FILE } };
    const other = { key: 'chat-evidence/b1.b.sealed', sealed: 'g' };
    given(kept())
      .when(keep(0, 0, { file: FILE }))
      .then(needed('r1', 0, FILE));
    given(withFile)
      .when(keep(0, 0, { file: other }))
      .then(needed());
    given(withFile)
      .when(keep(0, 0, { file: other, lost: FILE.key }))
      .then(needed('r1', 0, other));
  });
  it('is not sealed for a key that was destroyed meanwhile', () => given(kept(), destroyed()).when(keep()).thenRefused('chat-evidence.changed'));
  it('has the file of the message once, until all of it is destroyed', () => {
    const file = FILE;
    const first = kept();
    const facts: ChatEvidenceEvent[] = [{ ...first, data: { ...first.data, file } }, kept(1)];
    expect(facts.reduce(chatEvidence.evolve, chatEvidence.initial)?.file).toEqual(file);
    expect([...facts, destroyed()].reduce(chatEvidence.evolve, chatEvidence.initial)?.file).toBeNull();
  });
  it('has a key that is no member’s, another each time', () =>
    expect([kept(), kept(0, 1)].map(({ data }) => evidenceStream.events.ChatEvidenceKept.sealedFor?.(data))).toEqual([
      ['chat-evidence-b1.0'],
      ['chat-evidence-b1.1'],
    ]));
});

describe('A copy whose case is looked at again', () => {
  it('stays while it is needed', () => given(kept()).when(retain).then(retained));
  it('is destroyed once, with its key', () => {
    given(kept()).when(destroy()).then(destroyed());
    given(kept(), destroyed()).when(destroy()).thenNothing();
    expect(evidenceStream.events.ChatEvidenceDestroyed.erases?.(destroyed().data)).toEqual(['chat-evidence-b1.0']);
  });
  it('stays where it was reported after it was found that nobody needs it', () => {
    given(needed(), kept(), needed('r2')).when(destroy(1)).thenNothing();
    given(needed(), kept(), needed('r2')).when(destroy(2)).then(destroyed());
    given(kept(), destroyed(), needed('r2', 1), kept(0, 1)).when(destroy(1)).thenNothing();
  });
  it('is nothing where there was none', () => {
    given().when(destroy()).thenNothing();
    given(kept(), destroyed()).when(retain).thenNothing();
  });
});

describe('A look at a copy', () => {
  it('is recorded with why, each time', () => {
    given(kept())
      .when(look(` ${REASON} `))
      .then(disclosed);
    given(kept(), disclosed).when(look(REASON)).then(disclosed);
  });
  it('needs a reason that says something, and not too much', () => {
    given(kept()).when(look('Bakacağım')).thenRefused('chat-evidence.reason');
    given(kept())
      .when(look('ğ'.repeat(501)))
      .thenRefused('chat-evidence.reason');
  });
  it('shows nothing where nothing was copied, or all of it is over', () => {
    given().when(look(REASON)).thenRefused('chat-evidence.none');
    given(kept(), destroyed()).when(look(REASON)).thenRefused('chat-evidence.over');
  });
  it('is told with the key of whom it is about', () =>
    expect(evidenceStream.events.ChatEvidenceDisclosed.personal?.subject(disclosed.data, 'note')).toBe('elif'));
});
