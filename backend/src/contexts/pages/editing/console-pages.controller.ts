import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { PAGE } from '../../../../contracts/envelope.js';
import { PAGE_EDIT_TEXT } from '../../../../contracts/page-editing.js';
import type { PageSlug } from '../../../../contracts/pages.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { EditPageDto, PageToFileDto, RestorePageDto } from './editing.dto.js';
import { EditingQuery } from './editing.query.js';
import { SlugPipe, VersionPipe } from './page-address.pipe.js';
import { PageChanges } from './page-changes.service.js';

/** The pages as staff see and admins write them. */
@Controller('api/console/pages')
export class ConsolePagesController {
  constructor(
    private readonly pages: EditingQuery,
    private readonly changes: PageChanges,
  ) {}

  @Get()
  @Allow('page.survey')
  async list() {
    const rows = await this.pages.list();
    return listing(rows, rows.length, { limit: PAGE.max, offset: 0 });
  }

  @Get(':slug')
  @Allow('page.survey')
  async one(@Param('slug', SlugPipe) slug: PageSlug) {
    return ok(await this.pages.one(slug));
  }

  /** The newest first. */
  @Get(':slug/versions')
  @Allow('page.survey')
  async versions(@Param('slug', SlugPipe) slug: PageSlug, @Query() window: WindowDto) {
    const place = windowOf(window);
    const { rows, total } = await this.pages.versions(slug, place);
    return listing(rows, total, place);
  }

  /** What it says, and what stood before it. */
  @Get(':slug/versions/:version')
  @Allow('page.survey')
  async version(@Param('slug', SlugPipe) slug: PageSlug, @Param('version', VersionPipe) number: number) {
    const version = await this.pages.version(slug, number);
    if (!version) throw notFound(PAGE_EDIT_TEXT.unknownVersion);
    return ok(version);
  }

  @Put(':slug')
  @Repeatable()
  @Allow('page.edit')
  async edit(
    @Param('slug', SlugPipe) slug: PageSlug,
    @Body() { seen, reason, ...text }: EditPageDto,
    @MemberId() adminId: string,
    @CurrentCaller() caller: Caller,
  ) {
    const { page, message } = await this.changes.change(slug, { text, seen, reason }, adminId, caller);
    return ok(page, message);
  }

  /** Goes back to an earlier version, as a change of its own. */
  @Post(':slug/restore')
  @Repeatable()
  @Allow('page.edit')
  async restore(@Param('slug', SlugPipe) slug: PageSlug, @Body() request: RestorePageDto, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    const { page, message } = await this.changes.restore(slug, request, adminId, caller);
    return ok(page, message);
  }

  /** Gives the page back to its file. */
  @Post(':slug/file')
  @Repeatable()
  @Allow('page.edit')
  async toFile(@Param('slug', SlugPipe) slug: PageSlug, @Body() { seen, reason }: PageToFileDto, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    const { page, message } = await this.changes.change(slug, { text: null, seen, reason }, adminId, caller);
    return ok(page, message);
  }
}
