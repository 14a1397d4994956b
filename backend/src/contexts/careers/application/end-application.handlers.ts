import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { destroyKeysOf } from '../../../platform/commands/decides-and-destroys.js';
import { VAULT } from '../../../platform/tokens.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import type { DestroyJobApplication, WithdrawJobApplication } from './application.commands.js';
import { applicationStreamId, jobApplicationStream } from './application.stream.js';

/** The bytes of the CV go first: once the fact is there nobody knows where they lie any more. Neither of the two is ever refused once it stands. */
@Injectable()
export class EndingApplications {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async end(command: WithdrawJobApplication | DestroyJobApplication): Promise<void> {
    const id = applicationStreamId(command.data);
    const attempts = await this.store.state(jobApplicationStream, id);
    const key = attempts.find(({ applicationId }) => applicationId === command.data.applicationId)?.cvKey;
    if (key) await this.uploads.remove(key);
    await destroyKeysOf(jobApplicationStream, await this.store.decideOn(jobApplicationStream, id, command), this.vault);
  }
}

@Injectable()
export class WithdrawJobApplicationHandler implements ICommandHandler<WithdrawJobApplication> {
  constructor(private readonly ending: EndingApplications) {}

  execute(command: WithdrawJobApplication): Promise<void> {
    return this.ending.end(command);
  }
}

@Injectable()
export class DestroyJobApplicationHandler implements ICommandHandler<DestroyJobApplication> {
  constructor(private readonly ending: EndingApplications) {}

  execute(command: DestroyJobApplication): Promise<void> {
    return this.ending.end(command);
  }
}
