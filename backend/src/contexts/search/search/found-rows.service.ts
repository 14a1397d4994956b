import { Injectable } from '@nestjs/common';
import type { CategoryTag } from '../../../../contracts/forum.js';
import type { JobHit, Marked, PostHit, ProjectHit, SearchRow, TopicHint } from '../../../../contracts/search.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { excerptsOf, mark } from '../text/mark.rules.js';
import { plainText } from '../text/plain.text.js';
import { type ReadableContent, type ReadableJob, type ReadablePost, type ReadableProject, SearchableContent } from './searchable-content.port.js';

/** What was found, as it is shown: with its author, its category, and the words marked in it. */
@Injectable()
export class FoundRows {
  constructor(
    private readonly content: SearchableContent,
    private readonly authors: AuthorDirectory,
  ) {}

  async of(found: readonly ReadableContent[], stems: readonly string[]): Promise<SearchRow[]> {
    const authors = await this.authors.byIds(found.map(({ authorId }) => authorId));
    const categories = await this.categories();
    const wanted = new Set(stems);
    return found.map((content) => ({
      type: content.type,
      id: content.id,
      topicId: content.topicId,
      title: mark(content.title, wanted),
      excerpts: excerptsOf(plainText(content.content), wanted),
      categories: categories.get(content.categoryId) ?? null,
      selectedTags: [...content.tags],
      users: authorIn(authors, content.authorId),
      is_resolved: content.solved,
      is_solution: content.isSolution,
      likes: content.likes,
      comment_count: content.commentCount,
      state: content.state,
      created_at: content.createdAt,
    }));
  }

  /** Posts of the blog. Where no word stands in what is kept of the text, its own summary is shown. */
  async posts(found: readonly ReadablePost[], stems: readonly string[]): Promise<PostHit[]> {
    const authors = await this.authors.byIds(found.map(({ authorId }) => authorId));
    const categories = await this.categories();
    const wanted = new Set(stems);
    return found.map((post) => {
      const pieces = excerptsOf(post.content, wanted);
      return {
        id: post.id,
        slug: post.slug,
        title: mark(post.title, wanted),
        excerpts: pieces.some(({ ranges }) => ranges.length > 0) ? pieces : [mark(post.excerpt, wanted)],
        category: categories.get(post.categoryId) ?? null,
        tags: [...post.tags],
        author: authorIn(authors, post.authorId),
        published_at: post.createdAt,
        likes: post.likes,
        comments: post.comments,
      };
    });
  }

  async projects(found: readonly ReadableProject[], stems: readonly string[]): Promise<ProjectHit[]> {
    const authors = await this.authors.byIds(found.map(({ authorId }) => authorId).filter(Boolean));
    const wanted = new Set(stems);
    return found.map(({ id, title, content, authorId, stage, tags, visibility, archived, hidden, members, openPostings, createdAt }) => ({
      ...{ id, visibility, archived, hidden, members },
      title: mark(title, wanted),
      excerpts: excerptsOf(plainText(content), wanted),
      stage_label: stage,
      tags: [...tags],
      owner: authorId ? authorIn(authors, authorId) : null,
      open_postings: openPostings,
      created_at: createdAt,
    }));
  }

  jobs(found: readonly ReadableJob[], stems: readonly string[]): JobHit[] {
    const wanted = new Set(stems);
    return found.map(({ id, title, content, authorId, createdAt, told }) => ({
      ...told,
      ...{ id, user_id: authorId, published_at: createdAt },
      title: mark(title, wanted),
      excerpts: excerptsOf(plainText(content), wanted),
    }));
  }

  /** Topics by their titles, which `marked` marks. */
  async hints(found: readonly ReadableContent[], marked: (title: string) => Marked): Promise<TopicHint[]> {
    const categories = await this.categories();
    return found.map(({ id, title, categoryId, solved, commentCount }) => ({
      id,
      title: marked(title),
      categories: categories.get(categoryId) ?? null,
      is_resolved: solved,
      comment_count: commentCount,
    }));
  }

  private async categories(): Promise<ReadonlyMap<string, CategoryTag>> {
    const categories = await this.content.categories();
    return new Map(categories.flatMap(({ merged, ...category }) => [category, ...merged].map(({ id }): [string, CategoryTag] => [id, category])));
  }
}
