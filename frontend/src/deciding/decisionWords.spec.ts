import { DECISION_TEXT, type ForumDecision, undoHintOf } from '@contracts/forum-decisions';
import { DECISION_KINDS } from '@contracts/moderation-verbs';
import { describe, expect, it } from '@jest/globals';
import { effectOf, titleOf } from './decisionWords';

const decision = (kind: ForumDecision['kind']) => ({ kind, subject: 'topic' }) as ForumDecision;

describe('A decision that set a flag', () => {
  it.each([
    ['lock', 'Bu konu kilitlendi', 'Konuya yeniden yorum yazılabilir.'],
    ['pin', 'Bu konu sabitlendi', 'Konu listelerdeki olağan yerine döner.'],
  ] as const)('is told like the others: %s', (kind, title, effect) => expect([titleOf(decision(kind)), effectOf(decision(kind))]).toEqual([title, effect]));
});

describe('The reason for which a decision is taken back', () => {
  it('is read by the author whose words come back, and otherwise by the staff alone', () => {
    const readByAuthor = DECISION_KINDS.filter((kind) => undoHintOf(kind) === DECISION_TEXT.reasonForAuthor);
    expect(readByAuthor).toEqual(['edit']);
    expect(undoHintOf('hide')).toBe(DECISION_TEXT.reasonForStaff);
  });
});
