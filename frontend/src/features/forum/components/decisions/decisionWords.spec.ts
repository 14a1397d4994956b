import type { ForumDecision } from '@contracts/forum-decisions';
import { describe, expect, it } from '@jest/globals';
import { effectOf, titleOf } from './decisionWords';

const decision = (kind: ForumDecision['kind']) => ({ kind, subject: 'topic' }) as ForumDecision;

describe('A decision that set a flag', () => {
  it.each([
    ['lock', 'Bu konu kilitlendi', 'Konuya yeniden yorum yazılabilir.'],
    ['pin', 'Bu konu sabitlendi', 'Konu listelerdeki olağan yerine döner.'],
  ] as const)('is told like the others: %s', (kind, title, effect) => expect([titleOf(decision(kind)), effectOf(decision(kind))]).toEqual([title, effect]));
});
