import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { CATEGORY_TEXT, categorySlug } from '../../../../contracts/categories.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { Command } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { ConsoleListDto } from '../../../platform/http/console-list.dto.js';
import { parseConsoleList, sendConsoleList } from '../../../platform/http/console-list.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { CategoryQuery } from '../views/category.query.js';
import { DescribeCategory, MergeCategory, OpenCategory, PlaceCategory, SetCategoryWriting, UnmergeCategory } from './category.commands.js';
import { CategoryWritingDto, DescribeCategoryDto, MergeCategoryDto, OpenCategoryDto, PlaceCategoryDto } from './category.dto.js';

/** The categories as staff run them. */
@Controller('api/console/categories')
export class ConsoleCategoriesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly categories: CategoryQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  @Get()
  @Allow('category.survey')
  async list(@Query() request: ConsoleListDto, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window } = parseConsoleList(request);
    const rows = await this.categories.survey();
    return sendConsoleList(reply, 'categories', rows.slice(window.offset, window.offset + window.limit), rows.length, window.offset);
  }

  @Get(':id')
  @Allow('category.survey')
  async show(@Param('id', IdPipe) id: string) {
    return this.existing(id);
  }

  @Post()
  @Repeatable()
  @Allow('category.manage')
  async open(@Body() { name, description, color, slug = categorySlug(name) }: OpenCategoryDto, @CurrentCaller() caller: Caller) {
    const known = await this.categories.survey();
    const categoryId = this.ids.derive(`category/${slug}`);
    const sortOrder = 1 + Math.max(-1, ...known.map(({ sort_order }) => sort_order));
    const data = { categoryId, name, slug, description, color, sortOrder, known };
    return this.send(categoryId, new OpenCategory(data, this.origins.of(caller)), CATEGORY_TEXT.opened);
  }

  @Put(':id')
  @Repeatable()
  @Allow('category.update')
  async describe(@Param('id', IdPipe) categoryId: string, @Body() { name, description, color }: DescribeCategoryDto, @CurrentCaller() caller: Caller) {
    const known = await this.categories.list();
    return this.send(categoryId, new DescribeCategory({ categoryId, name, description, color, known }, this.origins.of(caller)), CATEGORY_TEXT.saved);
  }

  @Put(':id/place')
  @Repeatable()
  @Allow('category.update')
  async place(@Param('id', IdPipe) categoryId: string, @Body() { before = null }: PlaceCategoryDto, @CurrentCaller() caller: Caller) {
    const known = (await this.categories.survey()).map(({ id }) => id);
    if (!known.includes(categoryId) || (before !== null && !known.includes(before))) throw notFound(FORUM_TEXT.unknownCategory);
    return this.send(categoryId, new PlaceCategory({ categoryId, before, known }, this.origins.of(caller)), CATEGORY_TEXT.moved);
  }

  @Put(':id/writing')
  @Repeatable()
  @Allow('category.manage')
  setWriting(@Param('id', IdPipe) categoryId: string, @Body() { closed, writers }: CategoryWritingDto, @CurrentCaller() caller: Caller) {
    return this.send(categoryId, new SetCategoryWriting({ categoryId, closed, writers }, this.origins.of(caller)), CATEGORY_TEXT.saved);
  }

  @Post(':id/merge')
  @HttpCode(200)
  @Repeatable()
  @Allow('category.manage')
  merge(@Param('id', IdPipe) categoryId: string, @Body() { into }: MergeCategoryDto, @CurrentCaller() caller: Caller) {
    return this.send(categoryId, new MergeCategory({ categoryId, intoCategoryId: into }, this.origins.of(caller)), CATEGORY_TEXT.merged);
  }

  @Post(':id/unmerge')
  @HttpCode(200)
  @Repeatable()
  @Allow('category.manage')
  unmerge(@Param('id', IdPipe) categoryId: string, @CurrentCaller() caller: Caller) {
    return this.send(categoryId, new UnmergeCategory({ categoryId }, this.origins.of(caller)), CATEGORY_TEXT.unmerged);
  }

  private async send(id: string, command: Command, said: string) {
    await this.commands.execute(command);
    return this.answer(id, said);
  }

  private answer(id: string, said: string) {
    return this.reply.afterViews(async () => ok(await this.existing(id), said));
  }

  private async existing(id: string) {
    const found = (await this.categories.survey()).find((category) => category.id === id);
    if (!found) throw notFound(FORUM_TEXT.unknownCategory);
    return found;
  }
}
