import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { OneTimeTokens } from '../../../kernel/vault.js';
import { ONE_TIME_TOKENS } from '../../../platform/tokens.js';
import { PurgeTokens } from './account.commands.js';

@Injectable()
export class PurgeTokensHandler implements ICommandHandler<PurgeTokens> {
  constructor(@Inject(ONE_TIME_TOKENS) private readonly tokens: OneTimeTokens) {}

  execute({ origin }: PurgeTokens): Promise<void> {
    return this.tokens.purge(origin.at);
  }
}
