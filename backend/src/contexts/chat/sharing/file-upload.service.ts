import { Inject, Injectable } from '@nestjs/common';
import { CHAT_FILE_PACE, CHAT_FILE_TEXT, type ChatUpload } from '../../../../contracts/chat-files.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { ChatAge } from '../conversation/chat-age.service.js';
import { ChatFiles } from '../file/chat-files.service.js';
import { ShownFiles } from '../file/shown-files.query.js';
import { MessageChanging } from '../message/message-changing.service.js';
import { SidesQuery } from '../sides/sides.query.js';
import { foundFile, type GivenFile } from './found-file.service.js';

/** Takes in a file for a conversation in which its sender may write. */
@Injectable()
export class FileUpload {
  constructor(
    private readonly sides: SidesQuery,
    private readonly changing: MessageChanging,
    private readonly kept: ChatFiles,
    private readonly shown: ShownFiles,
    private readonly age: ChatAge,
    private readonly limits: RateLimits,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** In the hour what is refused counts too: to look into a file is work. */
  async accept(chatId: string, sent: GivenFile | null, caller: Caller): Promise<ChatUpload> {
    const { memberId } = sessionOf(caller);
    const side = await this.sides.present(chatId, memberId);
    await this.refuseClosed({ chatId, memberId, otherId: side.other_id });
    await this.limits.countInHour(`chat-file:${memberId}`, CHAT_FILE_PACE.anHour, CHAT_FILE_TEXT.tooMany);
    const found = await foundFile(sent);
    const fileId = this.ids.next();
    const most = CHAT_FILE_PACE[await this.age.of(memberId)].aDay;
    const keep = () => this.kept.keep({ fileId, chatId, memberId }, found, this.origins.of(caller));
    const details = await this.limits.doInDay(`chat-files:${memberId}`, most, CHAT_FILE_TEXT.tooMany, keep);
    return this.reply.afterViews(async () => this.shown.upload(fileId, details, memberId));
  }

  private async refuseClosed(of: { readonly chatId: string; readonly memberId: string; readonly otherId: string }): Promise<void> {
    try {
      await this.changing.refuseUnanswerable(of);
    } catch (error) {
      if (error instanceof RuleViolation && error.code === 'chat.request-waits') throw new RuleViolation('chat-file.in-request', CHAT_FILE_TEXT.inRequest);
      throw error;
    }
  }
}
