import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { SERIES_TEXT } from '../../../../contracts/blog-series.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { CreateSeriesDto, EditSeriesDto, PlacePostDto } from './series.dto.js';
import { SeriesQuery } from './series.query.js';
import { SeriesDesk } from './series-desk.service.js';

/** Series of posts: everybody reads them, their authors make them. */
@Controller('api/blog')
export class SeriesController {
  constructor(
    private readonly desk: SeriesDesk,
    private readonly series: SeriesQuery,
    private readonly reply: Reply,
  ) {}

  @Get('users/me/series')
  @Allow('post.read-own')
  async own(@MemberId() memberId: string) {
    return ok(await this.series.own(memberId));
  }

  @Get('series/:id')
  @Allow('post.read')
  async page(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.series.page(id, caller));
  }

  @Get('posts/:id/series')
  @Allow('post.read')
  @AlsoRefuses(410)
  async place(@Param('id') id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.series.seriesOf(id, caller));
  }

  @Post('series')
  @Repeatable()
  @Allow('post.create')
  async create(@Body() { title }: CreateSeriesDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const saved = await this.desk.create(title, memberId, caller);
    return this.reply.afterViews(async () => ok(saved, SERIES_TEXT.created));
  }

  @Put('series/:id')
  @Repeatable()
  @Allow('post.edit')
  async edit(@Param('id', IdPipe) id: string, @Body() body: EditSeriesDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const saved = await this.desk.edit(id, body, memberId, caller);
    return this.reply.afterViews(async () => ok(saved, SERIES_TEXT.saved));
  }

  @Put('posts/:id/series')
  @Repeatable()
  @Allow('post.edit')
  @AlsoRefuses(410)
  async putInto(@Param('id', IdPipe) id: string, @Body() { series_id }: PlacePostDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.desk.place(id, series_id, memberId, caller);
    return this.reply.afterViews(async () => ok({ series_id }, SERIES_TEXT.saved));
  }

  @Delete('series/:id')
  @Repeatable()
  @Allow('post.delete')
  async remove(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.desk.remove(id, memberId, caller);
    return this.reply.afterViews(async () => ok({ deleted: true }, SERIES_TEXT.removed));
  }
}
