import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { NotifyMembers } from './notice.commands.js';
import { notice } from './notice.decider.js';
import type { MembersNotified, Notice } from './notice.events.js';

const given = specify(notice);
const NOTICE: Notice = {
  noticeId: 'c1',
  type: 'reply',
  reason: 'watching',
  topicId: 't1',
  postId: null,
  projectId: null,
  commentId: 'c1',
  outcome: null,
  happening: null,
  partId: null,
  actorId: 'm0',
};
const told = (memberIds: string[], more: Partial<Notice> = {}): MembersNotified => ({ type: 'MembersNotified', data: { ...NOTICE, ...more, memberIds } });
const tell = (memberIds: string[], more: Partial<Notice> = {}) => new NotifyMembers({ ...NOTICE, ...more, memberIds }, sentAt(NOW));
const many = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `m${from + index}`);

describe('Members', () => {
  it('are told of something together', () =>
    given()
      .when(tell(['m1', 'm2']))
      .then(told(['m1', 'm2'])));
  it('are told once', () =>
    given(told(['m1', 'm2']))
      .when(tell(['m1', 'm2']))
      .thenNothing());
  it('are told each once', () =>
    given()
      .when(tell(['m1', 'm1']))
      .then(told(['m1'])));
  it('are not told again for a weaker reason', () =>
    given(told(['m1'], { type: 'mention', reason: 'mentioned' }))
      .when(tell(['m1', 'm2']))
      .then(told(['m2'])));
  it('are told in parts when they are many', () =>
    given()
      .when(tell(many(0, 450)))
      .then(told(many(0, 200)), told(many(200, 400)), told(many(400, 450))));
});
