import { Controller, Get, HttpCode, Inject, Param, Post, StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OWN_DATA_TEXT } from '../../../../contracts/own-data.js';
import type { Files } from '../../../kernel/files.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { Sends } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { FILES, IDS } from '../../../platform/tokens.js';
import { RequestDataExport } from './data-export.commands.js';
import { DataExportQuery } from './data-export.query.js';
import { exportKey } from './data-export.rules.js';

/** A copy of one's own data. */
@Controller('api/auth/data-export')
export class OwnDataController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly exports: DataExportQuery,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Post()
  @Repeatable()
  @HttpCode(202)
  @Allow('own-data.manage')
  async request(@MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new RequestDataExport({ memberId, exportId: this.ids.next() }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.exports.latest(memberId), OWN_DATA_TEXT.exportRequested));
  }

  @Get()
  @Allow('own-data.manage')
  async latest(@MemberId() memberId: string) {
    return ok(await this.exports.latest(memberId));
  }

  @Get(':id')
  @Allow('own-data.manage')
  @Sends('application/zip')
  async download(@Param('id', IdPipe) id: string, @MemberId() memberId: string): Promise<StreamableFile> {
    const latest = await this.exports.latest(memberId);
    // The key is made of the caller's own id: nobody else's file can be asked for.
    const file = latest?.id === id && latest.state === 'ready' ? await this.files.get(exportKey(memberId, id)) : null;
    if (!file) throw notFound(OWN_DATA_TEXT.exportGone);
    return new StreamableFile(file.bytes, { type: file.type, disposition: 'attachment; filename="meydan-verilerim.zip"', length: file.bytes.length });
  }
}
