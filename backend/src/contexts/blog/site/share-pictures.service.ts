import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PostRow } from '../../../../contracts/blog.js';
import { ownImage } from '../../../../contracts/writing.js';
import type { Files } from '../../../kernel/files.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { FILES } from '../../../platform/tokens.js';
import { sharePicture } from '../../../platform/uploads/share-picture.js';
import { PostQuery } from '../views/post.query.js';
import { PostRows } from '../views/post-rows.query.js';
import { CoverPictures } from './cover-pictures.port.js';

/** Bytes of drawn pictures that are kept, in memory alone. */
const KEPT = 12_000_000;
const SITE = 'Meydan';

/** Draws what is shown beside a link to a post: its title, its author and the house, with its cover. */
@Injectable()
export class SharePictures {
  private readonly kept = new LRUCache<string, Buffer>({ maxSize: KEPT, sizeCalculation: (bytes) => bytes.length + 1 });
  private readonly asked = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly posts: PostQuery,
    private readonly rows: PostRows,
    private readonly covers: CoverPictures,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Of a post that everybody may read; throws like `PostQuery.readable` for others. */
  async of(id: string): Promise<Buffer> {
    const [row] = await this.rows.of([await this.posts.readable(id, GUEST)]);
    if (!row) throw new Error('a post that was found has no row');
    const { title, author, featured_image: cover } = row;
    const name = JSON.stringify([id, title, author.name, cover]);
    return this.kept.get(name) ?? this.asked.get(name) ?? this.draw(name, row);
  }

  /** Whoever asks for the same meanwhile waits for the same picture. */
  private draw(name: string, row: PostRow): Promise<Buffer> {
    const drawing = this.drawn(row).finally(() => this.asked.delete(name));
    this.asked.set(name, drawing);
    return drawing.then((bytes) => {
      this.kept.set(name, bytes);
      return bytes;
    });
  }

  private drawn({ title, author, featured_image }: PostRow): Promise<Buffer> {
    return sharePicture({ title, by: author.name, site: SITE, cover: () => this.cover(featured_image) });
  }

  private async cover(url: string | null): Promise<Buffer | null> {
    const [id = ''] =
      ownImage(url ?? '')
        ?.url.split('/')
        .slice(-1) ?? [];
    const found = id ? await this.covers.readable(id.toLowerCase(), GUEST) : null;
    const file = found && (await this.files.get(found.key));
    return file ? Buffer.from(file.bytes) : null;
  }
}
