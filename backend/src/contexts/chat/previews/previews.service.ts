import { Injectable } from '@nestjs/common';
import { CODE } from '../../../../contracts/envelope.js';
import { LINK_PREVIEW_LIMITS, LINK_PREVIEW_TEXT, type LinkPreview } from '../../../../contracts/link-previews.js';
import { linksIn } from '../../../../contracts/message-links.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { pageWords } from '../../../platform/foreign-texts/page-words.js';
import { Outgoing, OutgoingFailed } from '../../../platform/outgoing/outgoing.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { forbidden } from '../../../platform/refusals/refusals.js';
import { MessagesQuery } from '../message/messages.query.js';
import { readableOf, SidesQuery } from '../sides/sides.query.js';

const refused = (sentence: string) => new RuleViolation('chat.no-preview', sentence, null, 'conflict');

/** Asks what is behind a link, for a reader who has it. Nothing of it is kept, and addresses come into no log: they say what was said. */
@Injectable()
export class Previews {
  constructor(
    private readonly sides: SidesQuery,
    private readonly messages: MessagesQuery,
    private readonly outgoing: Outgoing,
    private readonly limits: RateLimits,
  ) {}

  async of(messageId: string, url: string, memberId: string): Promise<LinkPreview> {
    await this.limits.countInMinute(`chat-preview:${memberId}`, LINK_PREVIEW_LIMITS.aMinute, LINK_PREVIEW_TEXT.tooMany);
    await this.refuseForeign(messageId, url, memberId);
    const answer = await this.outgoing.get(url).catch(inWords);
    const words = answer.status >= 200 && answer.status < 300 ? pageWords(answer.contentType, answer.body) : null;
    const at = answer.url;
    if (!words || (words.title === '' && words.description === '') || at.href.length > LINK_PREVIEW_LIMITS.url) throw refused(LINK_PREVIEW_TEXT.nothing);
    return { url: at.href, host: at.host, ...words };
  }

  /** The link must stand in a message that its reader has: nothing else is asked for anybody. */
  private async refuseForeign(messageId: string, url: string, memberId: string): Promise<void> {
    const side = await this.sides.ofMessage(await this.messages.find(messageId), memberId);
    await this.messages.present(messageId, readableOf(side));
    if (!side.is_accepted) throw forbidden(LINK_PREVIEW_TEXT.closed);
    const [message] = await this.messages.byIds([messageId], side.member_id);
    const isThere = message?.state === 'sent' && linksIn(message.content).includes(url);
    if (!isThere) throw new RuleViolation(CODE.notFound, LINK_PREVIEW_TEXT.notThere, null, 'not-found');
  }
}

function inWords(error: unknown): never {
  if (!(error instanceof OutgoingFailed)) throw error;
  throw refused(error.why === 'closed' ? LINK_PREVIEW_TEXT.closed : LINK_PREVIEW_TEXT.unreachable);
}
