import { expect, it } from '@jest/globals';
import type { EventLog } from '../../../kernel/event-log.js';
import { START } from '../../../kernel/event-log.js';
import { EventStore } from '../../../kernel/event-store.js';
import { NOW, sentAt, unsealed } from '../../../kernel/facts.fixture.js';
import { SqliteEventLog } from '../../../platform/event-log/sqlite-event-log.js';
import { UuidIds } from '../../../platform/identity/uuid-ids.js';
import { closing, scratchFolder } from '../../../platform/scratch.fixture.js';
import { AddComment, EditCommentByModerator } from '../comment/comment.commands.js';
import { commentStream } from '../comment/comment.stream.js';
import { CreateTopic, HideTopic } from '../topic/topic.commands.js';
import { topicStream } from '../topic/topic.stream.js';
import { Aboves } from '../views/aboves.service.js';
import type { PostsAbove } from '../views/posts-above.port.js';
import { EditCommentByModeratorHandler } from './edit-comment-by-moderator.handler.js';

const NONE: PostsAbove = {
  standing: async () => null,
  one: () => Promise.reject(new Error('there are no posts')),
  readable: async () => new Map(),
  all: async () => new Map(),
  readers: async () => [],
};
const NOTHING = new Aboves(NONE, NONE);

const path = scratchFolder();
const close = closing();
const by = (id: string, command: string) => ({ ...sentAt(NOW, command), actor: { id, role: 'moderator' } });
const pauses = { after: () => () => undefined, chance: () => 0 };
const nobody = { written: () => undefined, found: () => undefined };

it('A comment is not edited under a topic that was hidden at the same moment, before it', async () => {
  const log = close(new SqliteEventLog(path('log')));
  let hiding: Promise<unknown> | null = null;
  const store: EventStore = new EventStore(
    // The topic is hidden by somebody else between the question for it and the edit.
    {
      readStream: (...asked: Parameters<EventLog['readStream']>) => log.readStream(...asked),
      append: async (stream: string, expected: number, events: Parameters<EventLog['append']>[2]) => {
        if (stream === 'comment-k1' && expected === 0) {
          hiding = store.decideOn(topicStream, 't1', new HideTopic({ topicId: 't1', reportId: null, reason: 'Bekletiyorum' }, by('esref', 'hide')));
          for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
        }
        return log.append(stream, expected, events);
      },
    } as unknown as EventLog,
    { ...unsealed, seal: async (event) => event },
    new UuidIds(),
    nobody,
    pauses,
  );
  await store.decideOn(
    topicStream,
    't1',
    new CreateTopic({ topicId: 't1', authorId: 'author', categoryId: 'c1', title: 'Bir konu', content: 'Yeterince uzun.', tags: [] }, by('author', 'create')),
  );
  await store.decideOn(
    commentStream,
    'k1',
    new AddComment({ commentId: 'k1', topicId: 't1', authorId: 'author', content: 'Numaram burada', quotedCommentId: null }, by('author', 'add')),
  );

  const words = { decisionId: 'd1', reason: 'other', clause: null, message: 'Numara', version: 0, authorRole: 'user' } as const;
  await new EditCommentByModeratorHandler(store, NOTHING).execute(
    new EditCommentByModerator({ commentId: 'k1', content: 'Numarasız', ...words }, by('derya', 'edit')),
  );
  await hiding;

  expect((await log.readAll(START, 10)).map(({ type }) => type)).toEqual(['TopicCreated', 'CommentAdded', 'CommentEditedByModerator', 'TopicHidden']);
  const again = new EditCommentByModerator({ commentId: 'k1', content: 'Yine başka', ...words, version: 1 }, by('derya', 'again'));
  await expect(new EditCommentByModeratorHandler(store, NOTHING).execute(again)).rejects.toMatchObject({ code: 'edition.not-standing' });
});
