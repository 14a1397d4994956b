import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Traces } from '../../kernel/traces.js';
import { Unavailable } from '../../kernel/unavailable.js';
import type { SqliteFile } from '../sqlite/sqlite-file.js';
import type { SqliteViews } from '../views/sqlite-views.js';

/** Traces in the files of the data folder: secure_delete has overwritten the pages, but the write-ahead logs still hold the earlier ones. */
export class FileTraces implements Traces {
  constructor(
    private readonly views: SqliteViews,
    private readonly others: readonly { readonly db: SqliteFile }[],
  ) {}

  async clear(): Promise<void> {
    await this.removeSetAside();
    await this.views.forgetTokens();
    for (const { db } of [this.views, ...this.others]) {
      if (!db.emptyLog()) throw new Unavailable(`the write-ahead log of ${basename(db.path)}`, new Error('somebody is reading there'));
    }
  }

  /** A damaged file that was set aside is a copy of views from before. */
  private async removeSetAside(): Promise<void> {
    const { path } = this.views.db;
    const names = await readdir(dirname(path));
    await Promise.all(names.filter((name) => name.startsWith(`${basename(path)}.damaged-`)).map((name) => rm(join(dirname(path), name))));
  }
}
