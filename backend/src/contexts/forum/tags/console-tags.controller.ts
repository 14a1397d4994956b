import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { type ConsoleTag, TAG_STATES, TAG_TEXT, tagSlug } from '../../../../contracts/forum-tags.js';
import type { Command } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { ConsoleListDto } from '../../../platform/http/console-list.dto.js';
import { oneOf, parseConsoleList, sendConsoleList } from '../../../platform/http/console-list.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { BanTag, MergeTag, RenameTag, SeparateTag } from '../tag-rules/tag-rules.commands.js';
import { MergeTagDto, RenameTagDto } from './console-tags.dto.js';
import { TagQuery } from './tag.query.js';

/** The tags as staff run them. */
@Controller('api/console/tags')
export class ConsoleTagsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly tags: TagQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  @Get()
  @Allow('tag.survey')
  async list(@Query() request: ConsoleListDto, @Res({ passthrough: true }) reply: FastifyReply) {
    const { window, filter } = parseConsoleList(request);
    const state = oneOf(TAG_STATES, filter.state) ?? 'used';
    const beginning = String(filter.q ?? '');
    const { tags, total } = state === 'used' ? await this.tags.surveyed(beginning, window) : await this.tags.ruled(state, beginning, window);
    return sendConsoleList(reply, 'tags', tags, total, window.offset);
  }

  @Get(':slug')
  @Allow('tag.survey')
  show(@Param('slug') slug: string) {
    return this.known(slug);
  }

  @Put(':slug/name')
  @Repeatable()
  @Allow('tag.manage')
  async rename(@Param('slug') slug: string, @Body() { name }: RenameTagDto, @CurrentCaller() caller: Caller) {
    const { name: formerName } = await this.known(slug);
    const to = tagSlug(name);
    const taken = await this.tags.known(to);
    const isTaken = taken !== null && taken.state === 'used' && taken.topic_count + taken.post_count > 0;
    return this.send(to, new RenameTag({ slug, name, formerName, isTaken }, this.origins.of(caller)), TAG_TEXT.renamed);
  }

  @Post(':slug/merge')
  @HttpCode(200)
  @Repeatable()
  @Allow('tag.manage')
  async merge(@Param('slug') slug: string, @Body() { into }: MergeTagDto, @CurrentCaller() caller: Caller) {
    const { name } = await this.known(slug);
    const target = await this.tags.known(into);
    if (!target) throw new RuleViolation('tag.unknown-target', TAG_TEXT.unknownTarget, { into: TAG_TEXT.unknownTarget });
    const data = { slug, name, into, intoName: target.name, mergeId: this.ids.next() };
    return this.send(slug, new MergeTag(data, this.origins.of(caller)), TAG_TEXT.merged);
  }

  @Post(':slug/separate')
  @HttpCode(200)
  @Repeatable()
  @Allow('tag.manage')
  async separate(@Param('slug') slug: string, @CurrentCaller() caller: Caller) {
    await this.known(slug);
    return this.send(slug, new SeparateTag({ slug }, this.origins.of(caller)), TAG_TEXT.separated);
  }

  @Post(':slug/ban')
  @HttpCode(200)
  @Repeatable()
  @Allow('tag.manage')
  async ban(@Param('slug') slug: string, @CurrentCaller() caller: Caller) {
    const { name } = await this.known(slug);
    return this.send(slug, new BanTag({ slug, name, on: true }, this.origins.of(caller)), TAG_TEXT.banned);
  }

  @Post(':slug/unban')
  @HttpCode(200)
  @Repeatable()
  @Allow('tag.manage')
  async unban(@Param('slug') slug: string, @CurrentCaller() caller: Caller) {
    const { name } = await this.known(slug);
    return this.send(slug, new BanTag({ slug, name, on: false }, this.origins.of(caller)), TAG_TEXT.unbanned);
  }

  private async send(slug: string, command: Command, said: string) {
    await this.commands.execute(command);
    return this.reply.afterViews(async () => ok(await this.known(slug), said));
  }

  private async known(slug: string): Promise<ConsoleTag> {
    const found = await this.tags.known(slug);
    if (!found) throw notFound(TAG_TEXT.unknown);
    return found;
  }
}
