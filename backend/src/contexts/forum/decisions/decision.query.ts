import { Inject, Injectable } from '@nestjs/common';
import { aboveFields, aboveIn } from '../../../../contracts/above.js';
import type { DecisionState, DecisionSubject, ForumDecision } from '../../../../contracts/forum-decisions.js';
import type { DecisionKind } from '../../../../contracts/moderation-verbs.js';
import { PROJECT_DESK_TEXT } from '../../../../contracts/project-moderation.js';
import { SYSTEM } from '../../../kernel/event.js';
import type { Filter, Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { AboveRow } from '../views/above.port.js';
import { Aboves } from '../views/aboves.service.js';
import { type CommentDocument, commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';
import { DecidedJobs, DecidedPosts, type DecidedText } from './decided-texts.port.js';
import { type DecisionDocument, decisionId, decisionsView } from './decisions.model.js';

/** Decisions that can hold about one topic at once are fewer. */
const MOST_STANDING = 20;

const PATH: Record<DecisionSubject, string> = {
  topic: '/api/forum/topics',
  comment: '/api/forum/comments',
  post: '/api/blog/posts',
  project: '/api/projects',
  update: '/api/projects/updates',
  job: '/api/career/jobs',
};

export interface DecisionFilter {
  readonly kind?: DecisionKind | undefined;
  readonly subject?: DecisionSubject | undefined;
  readonly state?: DecisionState | undefined;
  readonly moderator?: string | undefined;
  /** From this ISO time on. */
  readonly since?: string | undefined;
}

/** Answers what moderators have decided on texts, newest first. */
@Injectable()
export class DecisionQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly posts: DecidedPosts,
    private readonly jobs: DecidedJobs,
    private readonly above: Aboves,
  ) {}

  async list({ kind, subject, state, moderator, since }: DecisionFilter, { limit, offset }: Window): Promise<{ rows: ForumDecision[]; total: number }> {
    const given = { state, moderator_id: moderator, kind, subject, at: since && { $gte: since } };
    const filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as Filter;
    const found = await this.views.find(decisionsView.name, filter, { sort: [['at', -1]], limit, offset });
    return { rows: await this.present(found), total: await this.views.count(decisionsView.name, filter) };
  }

  async byNumber(targetId: string, number: number): Promise<ForumDecision | null> {
    const found = await this.views.get(decisionsView.name, decisionId(targetId, number));
    const [decision] = found ? await this.present([found]) : [];
    return decision ?? null;
  }

  async byId(id: string): Promise<ForumDecision | null> {
    const found = await this.views.get(decisionsView.name, id);
    const [decision] = found ? await this.present([found]) : [];
    return decision ?? null;
  }

  /** Those that hold about a topic; null when there is no such topic. */
  async ofTopic(id: string): Promise<ForumDecision[] | null> {
    return (await this.views.get(topicsView.name, id)) && this.standing(id);
  }

  /** Those that hold about one text. */
  async standing(targetId: string): Promise<ForumDecision[]> {
    const filter = { target_id: targetId, state: 'standing' };
    return this.present(await this.views.find(decisionsView.name, filter, { sort: [['at', -1]], limit: MOST_STANDING }));
  }

  private async present(decisions: readonly DecisionDocument[]): Promise<ForumDecision[]> {
    const comments = await this.byIdOf<CommentDocument>(commentsView.name, decisions.map(commentOf));
    const topicIds = decisions.flatMap((one) => [comments.get(one.target_id)?.topic_id ?? one.topic_id, one.other_id]);
    const topics = await this.byIdOf<TopicDocument>(topicsView.name, topicIds);
    const posts = await this.posts.byIds(decisions.flatMap(({ post_id }) => post_id ?? []));
    const jobs = await this.jobs.byIds(decisions.flatMap(({ subject, target_id }) => (subject === 'job' ? target_id : [])));
    const aboves = await this.above.all(decisions.map(aboveIn).filter((above) => above?.kind !== 'post'));
    const people = decisions.flatMap(({ moderator_id, ended_by }) => [moderator_id, ended_by]).filter((id) => id !== null && id !== SYSTEM.id) as string[];
    const authors = await this.authors.byIds(new Set(people));
    const who = (id: string | null) => (id === null || id === SYSTEM.id ? null : authorIn(authors, id));
    return decisions.map((decision) => {
      const { moderator_id, ended_at: at, ended_by, ended_reason: reason } = decision;
      const ended = at === null ? null : { by: who(ended_by), at, reason: reason ?? '' };
      return { ...placeOf(decision, { topics, comments, posts, jobs, aboves }), ...factsOf(decision), moderator: who(moderator_id), ended };
    });
  }

  private async byIdOf<D extends { readonly _id: string }>(view: string, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, D>> {
    const found = await this.views.getMany<D>(view, [...new Set(ids.filter((id) => id !== null))]);
    return new Map(found.map((document) => [document._id, document]));
  }
}

const commentOf = ({ subject, target_id }: DecisionDocument): string | null => (subject === 'comment' ? target_id : null);

const factsOf = ({ _id: id, kind, subject, target_id, number, reason, report_id, at, state }: DecisionDocument) => ({
  id,
  kind,
  subject,
  target_id,
  reason,
  report_id,
  at,
  state,
  undo_path: `${PATH[subject]}/${target_id}/decisions/${number}/undo`,
});

interface Texts {
  readonly topics: ReadonlyMap<string, TopicDocument>;
  readonly comments: ReadonlyMap<string, CommentDocument>;
  readonly posts: ReadonlyMap<string, DecidedText>;
  readonly jobs: ReadonlyMap<string, DecidedText>;
  /** Projects: their titles stay as they are. */
  readonly aboves: ReadonlyMap<string, AboveRow>;
}

const shownTitle = (above: AboveRow | undefined): string => (above?.isPrivate && above.title ? PROJECT_DESK_TEXT.untold : (above?.title ?? ''));

/** Where it stands now. What its author took away is there no more for anybody to bring back. */
function placeOf(decision: DecisionDocument, { topics, comments, posts, jobs, aboves }: Texts) {
  const { subject, target_id, topic_id, post_id, other_id, state } = decision;
  const above = aboveIn(decision);
  const comment = comments.get(commentOf(decision) ?? '');
  const topic = topics.get(comment?.topic_id ?? topic_id ?? '');
  const post = posts.get(post_id ?? '');
  const job = subject === 'job' ? jobs.get(target_id) : undefined;
  const other = other_id === null ? undefined : topics.get(other_id);
  const isThere: Record<DecisionSubject, boolean> = {
    topic: topic !== undefined && topic.state !== 'withdrawn',
    comment: comment !== undefined && comment.state !== 'withdrawn',
    post: posts.get(target_id)?.withdrawn === false,
    project: Boolean(aboves.get(target_id)?.title),
    // A decision about one that was deleted holds no more.
    update: Boolean(aboves.get(above?.id ?? '')?.title),
    job: job?.withdrawn === false,
  };
  return {
    topic_id: topic?._id ?? topic_id,
    ...aboveFields(above),
    title: topic?.title ?? post?.title ?? job?.title ?? shownTitle(aboves.get(above?.id ?? '')),
    excerpt: comment ? comment.excerpt : null,
    other: other ? { id: other._id, title: other.title } : null,
    undoable: state === 'standing' && isThere[subject],
  };
}
