import { Controller, Get, Inject, type OnModuleInit, Param } from '@nestjs/common';
import type { Logger } from 'pino';
import { PAGE } from '../../../../contracts/envelope.js';
import { PAGES_TEXT } from '../../../../contracts/pages.js';
import { Allow } from '../../../platform/http/allow.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { notFound } from '../../../platform/http/refusals.js';
import { LOGGER } from '../../../platform/observability/logger.js';
import { PagesSettings } from '../pages-settings.js';
import { PageQuery } from '../read/page.query.js';

@Controller('api')
export class PagesController implements OnModuleInit {
  constructor(
    private readonly pages: PageQuery,
    private readonly settings: PagesSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The texts name whoever is answerable for the data, and only the operator knows who that is. */
  onModuleInit(): void {
    if (this.settings.isOperatorNamed) return;
    this.logger.warn('OPERATOR_NAME ve OPERATOR_EMAIL verilmemiş: koşullarda ve aydınlatma metninde veri sorumlusu olarak genel bir ad görünüyor');
  }

  @Get('pages')
  @Allow('page.read')
  async list() {
    const pages = await this.pages.list();
    return listing(pages, pages.length, { limit: PAGE.max, offset: 0 });
  }

  @Get('pages/:slug')
  @Allow('page.read')
  async page(@Param('slug') slug: string) {
    const page = await this.pages.find(slug);
    if (!page) throw notFound(PAGES_TEXT.notFound);
    return ok(page);
  }

  @Get('operator')
  @Allow('page.read')
  operator() {
    return ok(this.settings.operator);
  }
}
