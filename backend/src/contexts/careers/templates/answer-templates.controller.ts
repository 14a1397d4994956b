import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { APPLICATION_LIMITS } from '../../../../contracts/job-applications.js';
import { TEMPLATE_TEXT } from '../../../../contracts/job-templates.js';
import { Allow } from '../../../platform/http/allow.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { AnswerTemplateDto } from './answer-templates.dto.js';
import { AnswerTemplates } from './answer-templates.service.js';

/** The caller's own templates. */
@Controller('api/career/answer-templates')
export class AnswerTemplatesController {
  constructor(private readonly templates: AnswerTemplates) {}

  @Get()
  @Allow('answer-template.keep')
  async list(@MemberId() memberId: string) {
    const kept = await this.templates.of(memberId);
    return listing([...kept], kept.length, { limit: APPLICATION_LIMITS.templates, offset: 0 });
  }

  @Post()
  @Repeatable()
  @AtMost('answer-template')
  @Allow('answer-template.keep')
  async keep(@Body() { name, text }: AnswerTemplateDto, @MemberId() memberId: string) {
    return ok(await this.templates.keep(memberId, { name, text }), TEMPLATE_TEXT.kept);
  }

  @Put(':id')
  @Repeatable()
  @AtMost('answer-template')
  @Allow('answer-template.keep')
  async rewrite(@Param('id', IdPipe) id: string, @Body() { name, text }: AnswerTemplateDto, @MemberId() memberId: string) {
    return ok(await this.templates.rewrite(memberId, id, { name, text }), TEMPLATE_TEXT.kept);
  }

  @Delete(':id')
  @Repeatable()
  @AtMost('answer-template')
  @Allow('answer-template.keep')
  async remove(@Param('id', IdPipe) id: string, @MemberId() memberId: string) {
    await this.templates.remove(memberId, id);
    return ok({ deleted: true }, TEMPLATE_TEXT.removed);
  }
}
