import { Injectable } from '@nestjs/common';
import type { PostStatus } from '../../../../contracts/blog.js';
import type { PostFallback } from '../../../../contracts/blog-fallbacks.js';
import { subroleNeeded } from '../../../../contracts/subroles.js';
import type { Origin } from '../../../kernel/command.js';
import { type Actor, SYSTEM } from '../../../kernel/event.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { forbidden } from '../../../platform/refusals/refusals.js';
import { AuthorStanding } from './author-standing.port.js';
import { AuthorSubroles } from './author-subroles.port.js';
import { BlogSettings } from './blog-settings.port.js';
import type { SavedWords } from './post.commands.js';
import { isListed, type WrittenPost } from './post.state.rules.js';
import { PostGround } from './post-ground.port.js';
import { lookedAt } from './post-saving.rules.js';
import { PostTexts } from './post-texts.service.js';

interface Saving {
  readonly postId: string;
  readonly memberId: string;
  readonly before: WrittenPost | null;
  readonly words: SavedWords;
  /** Null where it stays as it is. */
  readonly content: string | null;
  /** Of the post afterwards. */
  readonly status: PostStatus;
}

const GUARDED: readonly PostStatus[] = ['scheduled', 'published'];

/** Looks at a post before everybody can read it, and at what is changed while they can. */
@Injectable()
export class PostGate {
  constructor(
    private readonly settings: BlogSettings,
    private readonly subroles: AuthorSubroles,
    private readonly standing: AuthorStanding,
    private readonly authors: AuthorDirectory,
    private readonly ground: PostGround,
    private readonly texts: PostTexts,
  ) {}

  /** Throws when it must not be public like this. */
  async look({ postId, memberId, before, words, content, status }: Saving, origin: Origin): Promise<void> {
    if (!GUARDED.includes(status)) return;
    if (!before || !GUARDED.includes(before.status)) await this.refuseUnentitled(memberId, origin);
    const stood = before && (await this.texts.read({ ...before.words, postId, authorId: before.authorId }));
    const now = lookedAt(words, content ?? stood ?? '');
    await this.ground.refuseText(memberId, now, before && isListed(before) ? lookedAt(before.words, stood ?? '') : null, origin);
  }

  /** Why a post must not appear at its minute, by what holds then; null when it may. */
  async hindrance(postId: string, { authorId, words }: Pick<WrittenPost, 'authorId' | 'words'>, at: string): Promise<PostFallback | null> {
    if (!(await this.standing.mayWrite(authorId, at))) return 'standing';
    const author = { id: authorId, role: authorIn(await this.authors.byIds([authorId]), authorId).role };
    if (!(await this.isEntitled(author))) return 'writers';
    const content = await this.texts.read({ ...words, postId, authorId });
    const [cause = null] = await this.ground.causesAgainst(lookedAt(words, content), author, at);
    return cause;
  }

  /** What was published when everybody could stays so; what was scheduled then is asked again at its minute. */
  private async refuseUnentitled(memberId: string, { actor: { role } }: Origin): Promise<void> {
    if (!(await this.isEntitled({ id: memberId, role }))) throw forbidden(subroleNeeded('blog_author'));
  }

  private async isEntitled({ id, role }: Actor): Promise<boolean> {
    return this.settings.writers === 'everybody' || role === 'admin' || role === SYSTEM.role || this.subroles.has(id, 'blog_author');
  }
}
