import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { destroyKeysOf } from '../../../platform/commands/decides-and-destroys.js';
import { VAULT } from '../../../platform/tokens.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import type { RemoveTempCv } from './temp-cv.commands.js';
import { tempCvStream } from './temp-cv.stream.js';

/** The bytes go first: once the fact is there nobody knows where they lie any more. */
@Injectable()
export class RemoveTempCvHandler implements ICommandHandler<RemoveTempCv> {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async execute(command: RemoveTempCv): Promise<void> {
    const { cvId } = command.data;
    const found = await this.store.state(tempCvStream, cvId);
    if (found) await this.uploads.remove(found.key);
    await destroyKeysOf(tempCvStream, await this.store.decideOn(tempCvStream, cvId, command), this.vault);
  }
}
