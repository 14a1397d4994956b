import { Injectable } from '@nestjs/common';
import { displayName } from '../../../../contracts/accounts.js';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { ListedPlace } from '../../../platform/public-site/listing-page.html.js';
import type { Narrowing } from '../views/post-lists.query.js';
import { PostCategories, PostTags, PostWriters } from '../views/post-rooms.port.js';

/** Of which posts a feed tells, and in which words. */
export interface FeedPlace extends ListedPlace {
  readonly narrowing: Narrowing;
}

/** Knows the feeds of the blog. */
@Injectable()
export class FeedPlaces {
  readonly all: FeedPlace = { narrowing: null, name: 'Blog', title: 'Meydan · Blog', description: 'Blogdaki yeni yazılar', path: '/blog' };

  constructor(
    private readonly categories: PostCategories,
    private readonly tags: PostTags,
    private readonly writers: PostWriters,
    private readonly authors: AuthorDirectory,
  ) {}

  /** By the name that stands in the address; null when there is none such. */
  async of(kind: 'category' | 'tag' | 'author', name: string): Promise<FeedPlace | null> {
    switch (kind) {
      case 'category':
        return this.category(name);
      case 'tag':
        return this.tag(name);
      case 'author':
        return this.author(name);
    }
  }

  private async category(name: string): Promise<FeedPlace | null> {
    const category = await this.categories.find(name);
    if (!category) return null;
    const path = `/blog?category=${encodeURIComponent(category.slug)}`;
    return { ...this.called(category.name), narrowing: { category }, description: category.description || this.all.description, path };
  }

  private async tag(asked: string): Promise<FeedPlace | null> {
    const { slug, name: today, banned } = await this.tags.one(tagSlug(asked));
    if (banned) return null;
    const path = `/blog?tag=${encodeURIComponent(slug)}`;
    const name = `#${today ?? slug}`;
    return { ...this.called(name), narrowing: { tag: slug }, description: `${name} etiketli yazılar`, path };
  }

  private async author(asked: string): Promise<FeedPlace | null> {
    const author = await this.writers.idOfUsername(asked);
    if (!author) return null;
    const known = authorIn(await this.authors.byIds([author]), author);
    const path = `/profile/${encodeURIComponent(known.username)}`;
    const name = displayName(known);
    return { ...this.called(name), narrowing: { author }, description: `${name} tarafından yazılanlar`, path };
  }

  called(name: string): Pick<FeedPlace, 'name' | 'title'> {
    return { name, title: `${this.all.title} · ${name}` };
  }
}
