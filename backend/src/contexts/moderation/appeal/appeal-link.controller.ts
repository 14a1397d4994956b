import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { APPEAL_TEXT } from '../../../../contracts/appeals.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { Allow } from '../../../platform/http/allow.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import type { DecisionDocument } from './appeal.model.js';
import { AppealActions } from './appeal-actions.service.js';
import { AppealLinks } from './appeal-links.service.js';
import { LinkDto, MakeByLinkDto, MessageByLinkDto } from './appeals.dto.js';

/** Tries from one network in a minute: a page looks again when its tab is looked at. */
const PER_MINUTE = 60;

/** For whoever holds the link of a mail or of the refused sign-in, and has no session. The token comes in the body: addresses are logged. */
@Controller('api/appeals/by-link')
export class AppealLinkController {
  constructor(
    private readonly links: AppealLinks,
    private readonly actions: AppealActions,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @Repeatable()
  @HttpCode(200)
  @Allow('appeal.by-link')
  async show(@Body() { token }: LinkDto, @Req() { ip }: FastifyRequest) {
    const { member_id, _id } = await this.opened(token, networkOf(ip));
    return ok(await this.actions.shown(member_id, _id));
  }

  @Post('make')
  @Repeatable()
  @Allow('appeal.by-link')
  async make(@Body() { token, text }: MakeByLinkDto, @Req() { ip }: FastifyRequest) {
    const { member_id: memberId, _id } = await this.opened(token, networkOf(ip));
    return ok(await this.actions.make(_id, text, { memberId, byLink: true }), APPEAL_TEXT.made);
  }

  @Post('messages')
  @Repeatable()
  @HttpCode(200)
  @Allow('appeal.by-link')
  async answer(@Body() { token, text }: MessageByLinkDto, @Req() { ip }: FastifyRequest) {
    const { member_id, _id } = await this.opened(token, networkOf(ip));
    return ok(await this.actions.answer(_id, text, member_id), APPEAL_TEXT.sent);
  }

  private async opened(token: string, network: string): Promise<DecisionDocument> {
    await this.limits.countInMinute(`appeal-link:${network}`, PER_MINUTE);
    const found = await this.links.opened(token);
    if (!found) throw new RuleViolation('appeal.link-over', APPEAL_TEXT.linkOver, null, 'malformed');
    return found;
  }
}
