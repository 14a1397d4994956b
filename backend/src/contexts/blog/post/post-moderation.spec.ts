import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DeletePost, FeaturePost, HidePost, RestorePost, RestoreRemovedPost, UndoPostDecision } from './post.commands.js';
import { post } from './post.decider.js';
import type { PostEvent } from './post.events.js';
import { drafted, hidden, POST, published, REASON, unpublished, withdrawn } from './post.fixture.js';

const given = specify(post);
const origin = sentAt(NOW);
const ASKED = { postId: 'p1', reason: REASON };
const PUBLISHED = [drafted(), published(NOW)];
const hide = (reportId: string | null = null) => new HidePost({ ...ASKED, reportId }, origin);
const remove = (reportId: string | null = null) => new DeletePost({ ...ASKED, reportId }, origin);
const restore = new RestorePost(ASKED, origin);
const deleted = (wasHidden = false, reportId: string | null = null): PostEvent => ({
  type: 'PostDeleted',
  data: { ...POST, reportId, reason: REASON, wasListed: !wasHidden, wasHidden },
});
const restored = (from: 'hidden' | 'deleted', undoes: number, to: 'visible' | 'hidden' = 'visible', listed = to === 'visible'): PostEvent => ({
  type: 'PostRestored',
  data: { ...POST, from, to, reason: REASON, listed, undoes },
});

describe('Staff and a post', () => {
  it('hide it', () =>
    given(...PUBLISHED)
      .when(hide())
      .then(hidden()));
  it('hide it once', () =>
    given(...PUBLISHED, hidden())
      .when(hide())
      .thenNothing());
  it('delete it', () =>
    given(...PUBLISHED)
      .when(remove())
      .then(deleted()));
  it('need a reason', () =>
    given(...PUBLISHED)
      .when(new HidePost({ ...ASKED, reason: '', reportId: null }, origin))
      .thenRefused('tool.unreasoned'));
  it('are told where there is nothing', () =>
    given(...PUBLISHED, withdrawn(true))
      .when(hide())
      .thenRefused('post.gone'));
  it('are not told by a report', () =>
    given(...PUBLISHED, withdrawn(true))
      .when(hide('r1'))
      .thenNothing());
  it('bring it back', () => {
    given(...PUBLISHED, hidden())
      .when(restore)
      .then(restored('hidden', 2));
    given(...PUBLISHED, hidden(), deleted(true))
      .when(restore)
      .then(restored('deleted', 3, 'hidden', false));
  });
  it('do not publish what its author took back meanwhile', () =>
    given(...PUBLISHED, hidden(), unpublished('author', false))
      .when(restore)
      .then(restored('hidden', 2, 'visible', false)));
  it('bring back nothing that was withdrawn', () =>
    given(...PUBLISHED, withdrawn(true))
      .when(restore)
      .thenRefused('post.withdrawn'));
  it('bring back on appeal what that decision took', () => {
    const back = new RestoreRemovedPost({ ...ASKED, reportId: 'r1' }, origin);
    given(...PUBLISHED, hidden('r1'))
      .when(back)
      .then(restored('hidden', 2));
    given(...PUBLISHED, hidden('r2'))
      .when(back)
      .thenNothing();
  });
  describe('and a decision of theirs, by its number', () => {
    const undo = (number: number, reason = REASON) => new UndoPostDecision({ postId: 'p1', number, reason }, origin);
    const featured: PostEvent = { type: 'PostFeatured', data: { ...POST, reason: REASON } };
    it('take it back', () => {
      given(...PUBLISHED, hidden())
        .when(undo(2))
        .then(restored('hidden', 2));
      given(...PUBLISHED, featured)
        .when(undo(2))
        .then({ type: 'PostUnfeatured', data: { ...POST, reason: REASON, undoes: 2 } });
      given(...PUBLISHED, featured, hidden(), deleted(true))
        .when(undo(4))
        .then(restored('deleted', 4, 'hidden', false));
    });
    it('begin with that it was deleted', () =>
      given(...PUBLISHED, hidden(), deleted(true))
        .when(undo(2))
        .thenRefused('decision.deleted-first'));
    it('are told where it does not hold any more, where nothing is left, and that they need a reason', () => {
      given(...PUBLISHED, hidden(), restored('hidden', 2))
        .when(undo(2))
        .thenRefused('decision.over');
      given(...PUBLISHED, hidden(), withdrawn(false))
        .when(undo(2))
        .thenRefused('post.withdrawn');
      given(...PUBLISHED, hidden())
        .when(undo(2, ''))
        .thenRefused('tool.unreasoned');
    });
  });
  it('feature what everybody can read', () => {
    const feature = (on: boolean) => new FeaturePost({ ...ASKED, on }, origin);
    const featured: PostEvent = { type: 'PostFeatured', data: { ...POST, reason: REASON } };
    given(...PUBLISHED)
      .when(feature(true))
      .then(featured);
    given(...PUBLISHED, featured)
      .when(feature(false))
      .then({ type: 'PostUnfeatured', data: { ...POST, reason: REASON, undoes: 2 } });
    given(drafted()).when(feature(true)).thenRefused('post.not-published');
  });
});
