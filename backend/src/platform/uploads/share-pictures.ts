import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ownImage } from '../../../contracts/writing.js';
import type { Files } from '../../kernel/files.js';
import { GUEST } from '../callers/caller.js';
import { FILES } from '../tokens.js';
import { CoverPictures } from './cover-pictures.js';
import { sharePicture } from './share-picture.js';

/** Bytes of drawn pictures that are kept, in memory alone. */
const KEPT = 12_000_000;
const SITE = 'Meydan';

export const SHARED_TYPE = 'image/jpeg';
/** Its address names the state of what it shows, so it changes with it; what was hidden meanwhile is asked for again soon. */
export const SHARED_HEADERS = {
  'Content-Type': SHARED_TYPE,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=600',
} as const;

/** What a picture beside a link shows: a title, whose it is, and its cover by its address. */
export interface Shared {
  readonly title: string;
  readonly by: string;
  readonly cover: string | null;
}

/** Draws what is shown beside a link, with the name of the house. Who asks has to know that everybody may read it. */
@Injectable()
export class SharePictures {
  private readonly kept = new LRUCache<string, Buffer>({ maxSize: KEPT, sizeCalculation: (bytes) => bytes.length + 1 });
  private readonly asked = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly covers: CoverPictures,
    @Inject(FILES) private readonly files: Files,
  ) {}

  async of({ title, by, cover }: Shared): Promise<Buffer> {
    const name = JSON.stringify([title, by, cover]);
    return this.kept.get(name) ?? this.asked.get(name) ?? this.draw(name, { title, by, cover });
  }

  /** Whoever asks for the same meanwhile waits for the same picture. */
  private draw(name: string, { title, by, cover }: Shared): Promise<Buffer> {
    const drawing = sharePicture({ title, by, site: SITE, cover: () => this.cover(cover) }).finally(() => this.asked.delete(name));
    this.asked.set(name, drawing);
    return drawing.then((bytes) => {
      this.kept.set(name, bytes);
      return bytes;
    });
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
