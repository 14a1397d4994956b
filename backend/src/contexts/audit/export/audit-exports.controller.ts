import { Body, Controller, Get, HttpCode, Inject, Param, Post, StreamableFile } from '@nestjs/common';
import { EXPORT_TEXT } from '../../../../contracts/audit-export.js';
import type { Files } from '../../../kernel/files.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { Sends } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { FILES } from '../../../platform/tokens.js';
import { exportKey } from './audit-export.rules.js';
import { ExportDto } from './audit-exports.dto.js';
import { AuditExportsQuery } from './audit-exports.query.js';
import { ExportRequests } from './export-requests.service.js';

/** The caller's own exports of what was recorded. */
@Controller('api/console/audit/exports')
export class AuditExportsController {
  constructor(
    private readonly requests: ExportRequests,
    private readonly exports: AuditExportsQuery,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Get()
  @Allow('audit.export')
  async list(@MemberId() memberId: string) {
    return ok(await this.exports.of(memberId));
  }

  @Post()
  @Repeatable()
  @HttpCode(202)
  @Allow('audit.export')
  async ask(@Body() asked: ExportDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const { rows, message } = await this.requests.ask(asked, memberId, caller);
    return ok(rows, message);
  }

  @Get(':id')
  @Allow('audit.export')
  @Sends('application/zip')
  async download(@Param('id', IdPipe) id: string, @MemberId() memberId: string): Promise<StreamableFile> {
    const known = await this.exports.byId(memberId, id);
    // The key is made of the caller's own id: nobody else's file can be asked for.
    const file = known?.state === 'ready' ? await this.files.get(exportKey(memberId, id)) : null;
    if (!file) throw notFound(EXPORT_TEXT.gone);
    return new StreamableFile(file.bytes, { type: file.type, disposition: 'attachment; filename="meydan-denetim.zip"', length: file.bytes.length });
  }
}
