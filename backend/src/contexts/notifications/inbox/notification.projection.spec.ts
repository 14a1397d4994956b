import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { MembersNotified, Notice } from '../notice/notice.events.js';
import type { NotificationsForgotten, NotificationsRead } from './inbox.events.js';
import { notificationProjection } from './notification.projection.js';

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
const told = (more: Partial<Notice>, memberIds: string[], position = 4) =>
  project(notificationProjection, recorded({ type: 'MembersNotified', data: { ...NOTICE, ...more, memberIds } } satisfies MembersNotified, { position }));
const rows = (more: Partial<Notice>) => told(more, ['m1']).map(({ id }) => id)[0];

describe('A row of the centre', () => {
  it('is unread for everybody who is told, and grows', () => {
    const set = {
      type: 'reply',
      reason: 'watching',
      outcome: null,
      topic_id: 't1',
      post_id: null,
      project_id: null,
      comment_id: 'c1',
      happening: null,
      part_id: null,
      unread: true,
      at: NOW,
      position: 4,
    };
    expect(told({}, ['m1', 'm2'])).toEqual(
      ['m1', 'm2'].flatMap((member_id) => [
        {
          view: 'notifications',
          id: `${member_id}:reply:t1`,
          update: { $setOnInsert: { member_id, row: 'reply:t1' }, $set: { ...set, 'recent.e': { id: 'm0', position: 4 } }, $inc: { fresh: 1 } },
          upsert: true,
        },
        { view: 'notified_members', id: member_id, update: { $set: { last_at: NOW } }, upsert: true },
      ]),
    );
  });
  it('names nobody where members are not to know who it was', () =>
    expect(JSON.stringify(told({ type: 'warned', actorId: null }, ['m1']))).not.toContain('recent'));
  it.each([
    ['the topic of a comment', {}, 'm1:reply:t1'],
    ['the comment that names somebody', { type: 'mention' }, 'm1:mention:c1'],
    ['the topic that names somebody', { type: 'mention', commentId: null }, 'm1:mention:t1'],
    ['the text that is liked', { type: 'like', noticeId: 'like.c1.m0' }, 'm1:like:c1'],
    ['everybody who applies to a posting', { type: 'help_wanted', happening: 'applied', partId: 'h1', commentId: null }, 'm1:help_wanted:h1'],
    [
      'everybody who applies to a listing',
      { type: 'job_application', happening: 'job_applied', partId: 'l1', commentId: null },
      'm1:job_application:job_applied:l1',
    ],
    ['each decision', { type: 'warned', noticeId: 'sanction.e1' }, 'm1:warned:sanction.e1'],
  ] as [string, Partial<Notice>, string][])('is made for %s', (_, more, id) => expect(rows(more)).toBe(id));
  it('keeps how often it had happened when it was read', () => {
    const read: NotificationsRead = { type: 'NotificationsRead', data: { memberId: 'm1', rows: [{ id: 'reply:t1', count: 3 }] } };
    expect(project(notificationProjection, recorded(read))).toEqual([
      { view: 'notifications', id: 'm1:reply:t1', update: { $set: { unread: false, fresh: 0, seen: 3 } } },
    ]);
  });
  it('goes with the account', () => {
    const forgotten: NotificationsForgotten = { type: 'NotificationsForgotten', data: { memberId: 'm1', rowIds: ['reply:t1'], topicIds: ['t1'] } };
    expect(project(notificationProjection, recorded(forgotten))).toEqual([
      { view: 'notifications', id: 'm1:reply:t1', remove: true },
      { view: 'notified_members', id: 'm1', remove: true },
    ]);
  });
});
