import { Controller, Get, Param } from '@nestjs/common';
import { PAGE } from '../../../../contracts/envelope.js';
import { PAGES_TEXT } from '../../../../contracts/pages.js';
import { Allow } from '../../../platform/http/allow.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { PagesSettings } from '../pages-settings.port.js';
import { PageQuery } from './page.query.js';

@Controller('api')
export class PagesController {
  constructor(
    private readonly pages: PageQuery,
    private readonly settings: PagesSettings,
  ) {}

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
