import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type PageSource, type PageText, tidyPage } from '../../../../contracts/page-editing.js';
import type { PageSlug } from '../../../../contracts/pages.js';
import { PagesSettings } from '../pages-settings.port.js';
import { PageFiles } from './page-files.service.js';
import { readSource } from './page-source.rules.js';
import { PagesInForce } from './pages-in-force.service.js';

/** A page's text as somebody wrote it, with nothing filled in. */
export interface Standing {
  readonly text: PageText;
  readonly source: PageSource;
  /** ISO time. */
  readonly changedAt: string;
}
export type FileStanding = Standing & { readonly source: Exclude<PageSource, 'console'> };

const NAME_LENGTH = 16;
/** Names a text, so that whoever changes it can say what they saw. */
export const nameOfText = ({ title, description, markdown }: PageText): string =>
  createHash('sha256')
    .update(JSON.stringify([title, description, markdown]))
    .digest('hex')
    .slice(0, NAME_LENGTH);

/** Knows which text of a page stands: what the console made of it, or else the operator's file, or else the one that is shipped. */
@Injectable()
export class PageSources {
  private readonly files: PageFiles;

  constructor(
    settings: PagesSettings,
    private readonly inForce: PagesInForce,
  ) {
    this.files = new PageFiles(settings.folder);
  }

  async standing(slug: PageSlug): Promise<Standing> {
    const { text, since } = this.inForce.of(slug);
    if (text && since) return { text, source: 'console', changedAt: since };
    const file = await this.file(slug);
    // Whoever read the page between saw another text: it changed when the file stood again.
    return since && since > file.changedAt ? { ...file, changedAt: since } : file;
  }

  async file(slug: PageSlug): Promise<FileStanding> {
    const [own, shipped] = await Promise.all([this.files.own(slug), this.files.shipped(slug)]);
    const usual = readSource(shipped.text);
    const source = own ? readSource(own.text) : usual;
    return {
      text: tidyPage({
        title: source.title ?? usual.title ?? slug,
        description: source.description ?? usual.description ?? '',
        markdown: source.markdown,
      }),
      source: own ? 'folder' : 'shipped',
      changedAt: source.date ? `${source.date}T00:00:00.000Z` : (own ?? shipped).changedAt,
    };
  }
}
