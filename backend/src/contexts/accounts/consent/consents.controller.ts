import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AcceptTermsRequest, CONSENT_TEXT, TERMS_DOCUMENTS, type TermsDocument } from '../../../../contracts/consents.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { LENGTH, OneOf, Text } from '../../../platform/http/fields.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { AcceptTerms } from '../account/account.commands.js';
import { ConsentQuery } from './consent.query.js';

class AcceptTermsDto implements AcceptTermsRequest {
  @OneOf(TERMS_DOCUMENTS)
  document!: TermsDocument;

  @Text(LENGTH.version)
  version: string = '';
}

@Controller('api/auth/consents')
export class ConsentsController {
  constructor(
    private readonly consents: ConsentQuery,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get()
  @Allow('account.read-own')
  async list(@MemberId() memberId: string) {
    return ok(await this.consents.of(memberId));
  }

  @Post()
  @Repeatable()
  @HttpCode(200)
  @Allow('terms.accept')
  async accept(@Body() { document, version }: AcceptTermsDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const [read] = await this.consents.beside({ [document]: version || ' ' });
    if (read) await this.commands.execute(new AcceptTerms({ memberId, ...read }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.consents.of(memberId), CONSENT_TEXT.accepted));
  }
}
