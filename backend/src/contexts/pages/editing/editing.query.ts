import { Inject, Injectable } from '@nestjs/common';
import type { ConsolePage, ConsolePageRow, PageVersion, PageVersionRow } from '../../../../contracts/page-editing.js';
import { PAGE_SLUGS, type PageSlug } from '../../../../contracts/pages.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { PageQuery } from '../page/page.query.js';
import { nameOfText, PageSources } from '../page/page-sources.service.js';
import { PagesInForce } from '../page/pages-in-force.service.js';
import { type PageVersionDocument, pageTextsView, pageVersionsView, pageWordsView, versionId } from './editing.model.js';

/** Answers what staff see of the pages: the text as it is written, and its versions. */
@Injectable()
export class EditingQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly sources: PageSources,
    private readonly inForce: PagesInForce,
    private readonly pages: PageQuery,
  ) {}

  async list(): Promise<ConsolePageRow[]> {
    const [standing, changes] = await Promise.all([Promise.all(PAGE_SLUGS.map((slug) => this.sources.standing(slug))), this.lastChanges(PAGE_SLUGS)]);
    return PAGE_SLUGS.map((slug, at) => {
      const { text, source, changedAt } = standing[at] as (typeof standing)[number];
      return { slug, title: text.title, source, updated_at: changedAt, changed: changes.get(slug) ?? null };
    });
  }

  async one(slug: PageSlug): Promise<ConsolePage> {
    const [{ text, source, changedAt }, file, changes] = await Promise.all([this.sources.standing(slug), this.sources.file(slug), this.lastChanges([slug])]);
    return {
      ...{ slug, ...text, source, seen: nameOfText(text), updated_at: changedAt },
      file: { ...file.text, source: file.source },
      values: this.pages.values(),
      changed: changes.get(slug) ?? null,
    };
  }

  async versions(slug: PageSlug, { limit, offset }: Window): Promise<{ rows: PageVersionRow[]; total: number }> {
    const [found, total] = await Promise.all([
      this.views.find(pageVersionsView.name, { slug }, { sort: [['version', -1]], limit, offset }),
      this.views.count(pageVersionsView.name, { slug }),
    ]);
    return { rows: await this.shown(found), total };
  }

  /** Null when there is no such version. */
  async version(slug: PageSlug, version: number): Promise<PageVersion | null> {
    const id = versionId(slug, version);
    const [[found], [texts]] = await Promise.all([this.views.getMany(pageVersionsView.name, [id]), this.views.getMany(pageTextsView.name, [id])]);
    if (!found || !texts) return null;
    const [row] = await this.shown([found]);
    return row ? { ...row, text: texts.text, before: texts.before } : null;
  }

  private async lastChanges(slugs: readonly PageSlug[]): Promise<ReadonlyMap<string, PageVersionRow>> {
    const ids = slugs.map((slug) => versionId(slug, this.inForce.of(slug).version));
    const found = await this.views.getMany(pageVersionsView.name, ids);
    const rows = await this.shown(found);
    return new Map(found.map(({ slug }, at) => [slug, rows[at] as PageVersionRow]));
  }

  private async shown(versions: readonly PageVersionDocument[]): Promise<PageVersionRow[]> {
    const admins = [...new Set(versions.map(({ admin_id }) => admin_id))];
    const [people, words] = await Promise.all([this.authors.byIds(admins), this.views.getMany(pageWordsView.name, admins)]);
    const reasons = new Map(words.map(({ _id, reasons }) => [_id, reasons]));
    return versions.map(({ _id: id, version, title, to_file, restored, at, admin_id }) => {
      return { version, title, to_file, restored, reason: reasons.get(admin_id)?.[id] ?? null, at, by: authorIn(people, admin_id) };
    });
  }
}
