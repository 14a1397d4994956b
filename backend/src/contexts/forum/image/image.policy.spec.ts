import { describe, expect, it } from '@jest/globals';
import { IMAGE_PATH } from '../../../../contracts/writing.js';
import type { DomainEvent } from '../../../kernel/event.js';
import { daysFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { ProjectEvent, ProjectUpdateEvent } from '../../projects/public.js';
import type { CommentEvent } from '../comment/comment.events.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { DiscardImage, ForgetImagesOfMember, SettleImages } from './image.commands.js';
import type { ImageEvent } from './image.events.js';
import { discardUnusedImages, forgetImages } from './image.policy.js';
import { settleImages } from './settle-images.policy.js';
import { settleProjectImages } from './settle-project-images.policy.js';

const PICTURE = `![Ekran](${IMAGE_PATH}/01900000-0000-7000-8000-000000000001#640x360)`;
const TOPIC = { topicId: 't1', authorId: 'elif', categoryId: 'c1' };
const COMMENT = { commentId: 'k1', topicId: 't1', authorId: 'elif' };
const CAUSE = { reportId: 'r1', reason: 'spam', wasHidden: false };
const settle = (kind: 'topic' | 'comment', textId: string) => [{ send: { command: SettleImages, data: { kind, textId } } }];
const created = (content: string): TopicEvent => ({ type: 'TopicCreated', data: { ...TOPIC, title: 'Başlık', content, tags: [] } });
const added = (content: string): CommentEvent => ({ type: 'CommentAdded', data: { ...COMMENT, content, quotedCommentId: null } });

describe('The pictures of a text are settled', () => {
  it.each<[TopicEvent | CommentEvent, ReturnType<typeof settle>]>([
    [created(`Bakın: ${PICTURE}`), settle('topic', 't1')],
    [
      { type: 'TopicEdited', data: { ...TOPIC, title: 'Başlık', content: 'Resimsiz', tags: [], formerCategoryId: 'c1', wasListed: true, edition: 0 } },
      settle('topic', 't1'),
    ],
    [{ type: 'TopicRestored', data: { ...TOPIC, reason: 'yanlışlık', from: 'deleted', to: 'visible', listed: true } }, settle('topic', 't1')],
    [{ type: 'CommentEdited', data: { ...COMMENT, content: 'Resimsiz', edition: 0 } }, settle('comment', 'k1')],
    [{ type: 'CommentRestored', data: { ...COMMENT, reason: 'yanlışlık', from: 'deleted', to: 'visible' } }, settle('comment', 'k1')],
    [{ type: 'TopicDeleted', data: { ...TOPIC, ...CAUSE, wasListed: true } }, settle('topic', 't1')],
    [{ type: 'TopicWithdrawn', data: { ...TOPIC, wasVisible: true } }, settle('topic', 't1')],
    [added(PICTURE), settle('comment', 'k1')],
    [{ type: 'CommentDeleted', data: { ...COMMENT, ...CAUSE } }, settle('comment', 'k1')],
    [{ type: 'CommentWithdrawn', data: { ...COMMENT, wasVisible: true } }, settle('comment', 'k1')],
  ])('after $type', (event, reactions) => expect(react(settleImages, recorded<DomainEvent>(event))).toEqual(reactions));
  it.each([created('Resimsiz bir içerik'), added('Resimsiz')])('not when $type has none', (event) =>
    expect(react(settleImages, recorded<DomainEvent>(event))).toEqual([]),
  );
});

describe('The pictures of a project are settled', () => {
  const WORDS = { title: 'Takvim', summary: 'Tek yerde.', tags: [], links: [], repository: null };
  const STANDING = { stage: 'idea', visibility: 'public', place: 'public none listed idea', formerPlace: null } as const;
  const revised = (cover: string | null, description: string): ProjectEvent => ({
    type: 'ProjectRevised',
    data: {
      ...{ ...WORDS, ...STANDING, projectId: 'p1', by: 'elif', cover, description, formerTags: [], formerStage: 'idea', formerVisibility: 'public' },
      ...{ formerPlace: STANDING.place, postingIds: [] },
    },
  });
  const after = (event: ProjectEvent | ProjectUpdateEvent) => react(settleProjectImages, recorded<DomainEvent>(event));
  const settle = (data: object) => [{ send: { command: SettleImages, data } }];

  it.each([
    ['its cover', revised(`${IMAGE_PATH}/01900000-0000-7000-8000-000000000001#640x360`, '')],
    ['its text', revised(null, PICTURE)],
  ])('as a whole when %s may bring one', (_, event) => expect(after(event)).toEqual(settle({ kind: 'project', textId: 'p1' })));
  it('for what may be gone alone when nothing brings one', () =>
    expect(after(revised(null, 'Resimsiz'))).toEqual(settle({ kind: 'project', textId: 'p1', adds: false })));
  it('as a whole when it comes back', () =>
    expect(
      after({
        type: 'ProjectRestored',
        data: { projectId: 'p1', reason: 'yanlışlık', from: 'deleted', to: 'visible', place: STANDING.place, formerPlace: STANDING.place } as never,
      }),
    ).toEqual(settle({ kind: 'project', textId: 'p1' })));
  it('after what is told of it', () =>
    expect(
      after({ type: 'ProjectUpdatePosted', data: { updateId: 'u1', projectId: 'p1', content: PICTURE } as never }).concat(
        after({ type: 'ProjectUpdateDeleted', data: { updateId: 'u1', projectId: 'p1' } as never }),
      ),
    ).toEqual([...settle({ kind: 'update', textId: 'u1' }), ...settle({ kind: 'update', textId: 'u1', adds: false })]));
});

describe('A picture that no text shows', () => {
  const after = (event: ImageEvent) => react(discardUnusedImages, recorded(event));
  const inAWeek = [{ schedule: { command: DiscardImage, data: { imageId: 'g1' } }, key: 'discard-image:g1', at: daysFromNow(7) }];

  it('is discarded a week after it was uploaded', () =>
    expect(after({ type: 'ImageUploaded', data: { imageId: 'g1', memberId: 'elif', key: 'k', width: 1, height: 1, bytes: 1 } })).toEqual(inAWeek));
  it('is discarded a week after its last text let it go', () =>
    expect(after({ type: 'ImageReleased', data: { imageId: 'g1', textId: 't1', unused: true } })).toEqual(inAWeek));
  it('is not waited for while another text shows it', () =>
    expect(after({ type: 'ImageReleased', data: { imageId: 'g1', textId: 't1', unused: false } })).toEqual([]));
  it('stays from the moment that a text shows it', () =>
    expect(after({ type: 'ImageUsed', data: { imageId: 'g1', textId: 't1' } })).toEqual([{ cancel: 'discard-image:g1' }]));
});

describe('The pictures of a forgotten member', () => {
  it('go', () =>
    expect(react(forgetImages, recorded({ type: 'MemberForgotten', data: { memberId: 'm1' } }))).toEqual([
      { schedule: { command: ForgetImagesOfMember, data: { memberId: 'm1' } }, key: 'forget-images:m1', at: NOW },
    ]));
});
