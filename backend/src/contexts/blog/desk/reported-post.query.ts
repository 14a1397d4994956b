import { Inject, Injectable } from '@nestjs/common';
import type { ReportedContent } from '../../../../contracts/moderation.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { post } from '../post/post.decider.js';
import type { PostEvent } from '../post/post.events.js';
import { postStream } from '../post/post.stream.js';
import { PostTexts } from '../post/post-texts.service.js';
import { postsView } from '../views/posts.model.js';
import { lastRead } from './last-read.rules.js';

/** After these it says something else. */
const WORDED: readonly PostEvent['type'][] = ['PostDrafted', 'PostRevised'];

/** What moderation needs to know of a post. What its author has taken out of sight is told as readers last saw it: a draft is nobody else's. */
@Injectable()
export class ReportedPostQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly texts: PostTexts,
  ) {}

  /** Null when nobody but its author ever could read it. Without its text, which is a file. */
  async find(id: string) {
    const found = await this.views.get(postsView.name, id);
    if (!found || found.published_at === null) return null;
    const { author_id: authorId, status, state, title, excerpt, revision, updated_at: at } = found;
    const place = { authorId, topicId: '' };
    if (state === 'withdrawn') return { ...place, title: '', revision, now: { title: null, content: '', at, state: 'deleted' as const } };
    if (status === 'published') return { ...place, title, revision, now: { title, excerpt, content: '', at, state } };
    const stood = lastRead(await this.store.read(postStream, id));
    if (!stood) return null;
    const { words } = stood.post;
    const now = { title: words.title, excerpt: words.excerpt, content: '', at: stood.at, state };
    return { ...place, title: words.title, revision: stood.revision, now, unlisted: true as const };
  }

  /** With its text. */
  async current(id: string): Promise<ReportedContent | null> {
    const found = await this.find(id);
    if (!found || found.now.title === null) return found?.now ?? null;
    const then = await this.at(id, found.revision);
    return then && { ...then, state: found.now.state };
  }

  /** As it stood at a revision of its stream. */
  async at(id: string, revision: number): Promise<ReportedContent | null> {
    const facts = await this.store.read(postStream, id, revision);
    const [then, at] = [fold(post, facts), facts.findLast(({ type }) => WORDED.includes(type))?.at];
    if (!then || at === undefined) return null;
    const { title, excerpt } = then.words;
    const content = (await this.texts.find({ ...then.words, postId: id, authorId: then.authorId })) ?? '';
    return { title, excerpt, content, at, state: then.state };
  }

  /** Revision of the fact since which readers read what they read, or last read. */
  async wordedAt(id: string): Promise<number> {
    const facts = await this.store.read(postStream, id);
    const read = fold(post, facts)?.status === 'published' ? facts : facts.slice(0, (lastRead(facts)?.revision ?? 0) + 1);
    return read.findLast(({ type }) => WORDED.includes(type))?.revision ?? 0;
  }

  /** It stands in no other text. */
  async around(): Promise<null> {
    return null;
  }
}
