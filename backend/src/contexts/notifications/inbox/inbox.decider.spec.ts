import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { RecordForgotten, RecordRead } from './inbox.commands.js';
import { inbox } from './inbox.decider.js';

const given = specify(inbox);
const read = (rows: { id: string; count: number }[]) => new RecordRead({ memberId: 'm1', rows }, sentAt(NOW));
const forget = (rowIds: string[], topicIds: string[]) => new RecordForgotten({ memberId: 'm1', rowIds, topicIds }, sentAt(NOW));

describe('The centre of a member', () => {
  it('has rows that were read', () =>
    given()
      .when(read([{ id: 'reply:t1', count: 2 }]))
      .then({ type: 'NotificationsRead', data: { memberId: 'm1', rows: [{ id: 'reply:t1', count: 2 }] } }));
  it('stays as it is when nothing was unread', () => given().when(read([])).thenNothing());
  it('is forgotten with what was watched', () =>
    given()
      .when(forget(['reply:t1'], ['t1']))
      .then({ type: 'NotificationsForgotten', data: { memberId: 'm1', rowIds: ['reply:t1'], topicIds: ['t1'] } }));
  it('has nothing to forget when it is empty', () => given().when(forget([], [])).thenNothing());
});
