import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import type { FeedbackEmailDisclosed } from './feedback.events.js';
import { feedbackOwnData } from './feedback.own-data.js';

const disclosed = recorded<FeedbackEmailDisclosed>({
  type: 'FeedbackEmailDisclosed',
  data: { feedbackId: 'f1', memberId: 'm1', readerId: 'm9', reason: 'Hatayı soracağım' },
});
const rowsFor = (memberId: string) => feedbackOwnData.files.map(({ rows }) => (rows as Rows).FeedbackEmailDisclosed?.(disclosed, memberId)).filter(Boolean);
type Rows = Record<string, ((event: unknown, memberId: string) => object | null) | undefined>;

describe('A copy of one’s data', () => {
  it('tells when and why one’s address was read, by which role, and not by whom', () =>
    expect(rowsFor('m1')).toEqual([{ at: NOW, role: 'Sistem', feedback: 'f1', reason: 'Hatayı soracağım' }]));
  it('does not tell whoever read it', () => expect(rowsFor('m9')).toEqual([]));
});
