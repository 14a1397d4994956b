import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { destroyKeysOf } from '../../../platform/commands/decides-and-destroys.js';
import { VAULT } from '../../../platform/tokens.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import type { RemoveChatFile } from './file.commands.js';
import { chatFileStream } from './file.stream.js';

/** The bytes go first: once the fact is there nobody knows where they lie any more. */
@Injectable()
export class RemoveChatFileHandler implements ICommandHandler<RemoveChatFile> {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async execute(command: RemoveChatFile): Promise<void> {
    const { fileId } = command.data;
    const found = await this.store.state(chatFileStream, fileId);
    for (const key of [found?.key, found?.thumbnailKey]) if (key) await this.uploads.remove(key);
    await destroyKeysOf(chatFileStream, await this.store.decideOn(chatFileStream, fileId, command), this.vault);
  }
}
