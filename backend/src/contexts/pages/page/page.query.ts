import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KEPT_WITHOUT_END, keptDaysText } from '../../../../contracts/chat.js';
import { TERMS_DOCUMENTS, type TermsDocument } from '../../../../contracts/consents.js';
import { filled, PAGE_SLUGS, type Page, type PageInfo, type PageSlug } from '../../../../contracts/pages.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { PagesSettings } from '../pages-settings.port.js';
import { PageSources } from './page-sources.service.js';

const VERSION_LENGTH = 12;

/** Answers what the static pages say. */
@Injectable()
export class PageQuery {
  constructor(
    private readonly settings: PagesSettings,
    private readonly sources: PageSources,
    private readonly texts: RenderedTexts,
  ) {}

  async list(): Promise<PageInfo[]> {
    const pages = await Promise.all(PAGE_SLUGS.map((slug) => this.read(slug)));
    return pages.map(({ markdown: _, html: __, ...info }) => info);
  }

  /** Null when there is no such page. */
  async find(slug: string): Promise<Page | null> {
    const known = PAGE_SLUGS.find((each) => each === slug);
    return known ? this.read(known) : null;
  }

  /** The texts that members have to have read, as they stand now. */
  async current(): Promise<(Omit<PageInfo, 'slug'> & { document: TermsDocument })[]> {
    const pages = await Promise.all(TERMS_DOCUMENTS.map(async (document) => ({ document, ...(await this.read(document)) })));
    return pages.map(({ slug: _, markdown: __, html: ___, ...terms }) => terms);
  }

  private async read(slug: PageSlug): Promise<Page> {
    const { text, changedAt } = await this.sources.standing(slug);
    const { title } = text;
    const values = this.values();
    const markdown = filled(text.markdown, values);
    return {
      slug,
      title,
      description: filled(text.description, values),
      version: createHash('sha256').update(`${title}\n${markdown}`).digest('hex').slice(0, VERSION_LENGTH),
      updated_at: changedAt,
      markdown,
      html: await this.texts.of(markdown, 'house'),
    };
  }

  /** What stands for each `{{NAME}}` of a text. */
  values(): Record<string, string> {
    const { operator, publicUrl, limits } = this.settings;
    return {
      OPERATOR_NAME: operator.name,
      OPERATOR_EMAIL: operator.email,
      PUBLIC_URL: publicUrl,
      WARNING_THRESHOLD: String(limits.warningThreshold),
      WARNING_WINDOW_DAYS: String(limits.warningWindowDays),
      SUSPENSION_DAYS: String(limits.suspensionDays),
      REPORTS_PER_DAY: String(limits.reportsPerDay),
      CHAT_RETENTION: limits.chatRetentionDays > 0 ? keptDaysText(limits.chatRetentionDays) : KEPT_WITHOUT_END,
    };
  }
}
