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

/** The files of the pages: the operator's own where there is one, otherwise the one that is shipped. Read anew each time, so an edit needs no restart. */
export class PageFiles {
  constructor(private readonly folder: string) {}

  async own(slug: PageSlug): Promise<PageFile | null> {
    return fileAt(join(this.folder, `${slug}.md`)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw error;
    });
  }

  shipped(slug: PageSlug): Promise<PageFile> {
    return fileAt(join(SHIPPED, `${slug}.md`));
  }
}

async function fileAt(path: string): Promise<PageFile> {
  const [text, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
  return { text, changedAt: mtime.toISOString() };
}
