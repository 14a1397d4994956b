import { expect } from '@jest/globals';
import type { CreatePostRequest, SavedPost } from '../contracts/blog-writing.js';
import { IMAGE_PATH, type UploadedImage } from '../contracts/writing.js';
import { screenshot } from '../src/platform/uploads/pictures.fixture.js';
import type { TestApp } from './app.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';

/** Members who write posts. */
export class Writers {
  private readonly covers = new Map<Client, string>();

  constructor(private readonly app: TestApp) {}

  /** A picture of the member's own, uploaded once. */
  async cover(member: Client): Promise<string> {
    const known = this.covers.get(member);
    if (known) return known;
    const file = { field: 'image', name: 'kapak.png', type: 'image/png', bytes: await screenshot() };
    const { body } = await sendForm<UploadedImage>(member, IMAGE_PATH, {}, file);
    this.covers.set(member, body.data.url);
    return body.data.url;
  }

  /** What a member sends who publishes a post at once. */
  async complete(member: Client, changes: Partial<CreatePostRequest> = {}): Promise<CreatePostRequest> {
    return {
      title: 'Bir yazı',
      content: 'Yeterince uzun bir **metin**.',
      excerpt: 'Kısa bir özet',
      category_id: this.app.categoryId('genel'),
      featured_image: await this.cover(member),
      status: 'published',
      reading_time: 2,
      tags: [],
      ...changes,
    };
  }

  async write(member: Client, changes: Partial<CreatePostRequest> = {}): Promise<SavedPost> {
    const { status, body } = await member.post<SavedPost>('/api/blog/posts', await this.complete(member, changes));
    expect([status, body.error]).toEqual([201, undefined]);
    // No two posts of one moment.
    this.app.clock.advance({ minutes: 1 });
    return body.data;
  }

  async edit(member: Client, id: string, changes: Partial<CreatePostRequest>): Promise<SavedPost> {
    const { status, body } = await member.put<SavedPost>(`/api/blog/posts/${id}`, changes);
    expect([status, body.error]).toEqual([200, undefined]);
    this.app.clock.advance({ minutes: 1 });
    return body.data;
  }
}
