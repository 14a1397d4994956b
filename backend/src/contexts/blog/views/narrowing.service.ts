import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { BLOG_TEXT } from '../../../../contracts/blog.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import type { Narrowing } from './post-lists.query.js';
import { PostCategories, PostTags, PostWriters } from './post-rooms.port.js';

interface Asked {
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly author?: string | undefined;
}

/** Looks up by what a list of posts is to be narrowed. */
@Injectable()
export class PostNarrowing {
  constructor(
    private readonly categories: PostCategories,
    private readonly tags: PostTags,
    private readonly writers: PostWriters,
  ) {}

  /** Null for all posts; `banned` for a tag by which nothing is to be found. Throws RuleViolation where more than one is asked, or where there is none such. */
  async of({ category, tag, author }: Asked): Promise<Narrowing | 'banned'> {
    if ([category, tag, author].filter(Boolean).length > 1) throw new RuleViolation('post.narrowed-twice', BLOG_TEXT.oneNarrowing, null, 'invalid');
    if (category) return this.category(category);
    if (tag) return this.tag(tag);
    return author ? this.author(author) : null;
  }

  private async category(idOrSlug: string): Promise<Narrowing> {
    const category = await this.categories.find(idOrSlug);
    if (!category) throw notFound(FORUM_TEXT.unknownCategory);
    return { category };
  }

  private async tag(typed: string): Promise<Narrowing | 'banned'> {
    const { slug, banned } = await this.tags.one(tagSlug(typed));
    return banned ? 'banned' : { tag: slug };
  }

  private async author(idOrName: string): Promise<Narrowing> {
    const author = validate(idOrName) ? idOrName : await this.writers.idOfUsername(idOrName);
    if (!author) throw notFound(BLOG_TEXT.unknownAuthor);
    return { author };
  }
}
