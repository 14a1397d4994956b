import { Controller, Get, Param, ParseIntPipe, Query, StreamableFile } from '@nestjs/common';
import { reportMarkdown, TRANSPARENCY_LIMITS } from '../../../../contracts/transparency.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses, Sends } from '../../../platform/http/answers.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { PublicLogDto } from './public-log.dto.js';
import { PublicLogQuery } from './public-log.query.js';
import { TransparencyQuery } from './transparency.query.js';

/** What everybody may know of decisions: the log, and the report of each year. */
@Controller('api')
export class TransparencyController {
  constructor(
    private readonly log: PublicLogQuery,
    private readonly reports: TransparencyQuery,
  ) {}

  @Get('moderation-log')
  @AlsoRefuses(404)
  @Allow('page.read')
  async rows(@Query() { offset = 0 }: PublicLogDto) {
    const { rows, total } = await this.log.rows(offset);
    return listing(rows, total, { limit: TRANSPARENCY_LIMITS.page, offset });
  }

  @Get('moderation-log/summary')
  @AlsoRefuses(404)
  @Allow('page.read')
  async summary() {
    return ok(await this.log.summary());
  }

  @Get('transparency')
  @Allow('page.read')
  async overview() {
    return ok(await this.reports.overview());
  }

  @Get('transparency/:year')
  @Allow('page.read')
  async report(@Param('year', ParseIntPipe) year: number) {
    return ok(await this.reports.published(year));
  }

  @Get('transparency/:year/markdown')
  @Allow('page.read')
  @Sends('text/markdown')
  async markdown(@Param('year', ParseIntPipe) year: number): Promise<StreamableFile> {
    const bytes = Buffer.from(reportMarkdown(await this.reports.published(year)));
    return new StreamableFile(bytes, {
      type: 'text/markdown; charset=utf-8',
      disposition: `attachment; filename="seffaflik-${year}.md"`,
      length: bytes.length,
    });
  }

  /** Any year, also while it lasts and as long as nothing is published. */
  @Get('console/audit/transparency/:year')
  @Allow('audit.read')
  async preview(@Param('year', ParseIntPipe) year: number) {
    return ok(await this.reports.preview(year));
  }
}
