import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageSlug } from '../../../../contracts/pages.js';

const SHIPPED = fileURLToPath(new URL('../../../../pages', import.meta.url));

export interface PageFile {
  readonly text: string;
  /** ISO time of the file. */
  readonly changedAt: string;
}

/** The files of the pages: those that are shipped, and the operator's own, which are read anew each time so that an edit needs no restart. */
export class PageFiles {
  private readonly known = new Map<PageSlug, Promise<PageFile>>();

  constructor(private readonly folder: string) {}

  async own(slug: PageSlug): Promise<PageFile | null> {
    return fileAt(join(this.folder, `${slug}.md`)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw error;
    });
  }

  shipped(slug: PageSlug): Promise<PageFile> {
    const known = this.known.get(slug) ?? fileAt(join(SHIPPED, `${slug}.md`));
    this.known.set(slug, known);
    return known;
  }
}

async function fileAt(path: string): Promise<PageFile> {
  const [text, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
  return { text, changedAt: mtime.toISOString() };
}
