import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../kernel/clock.js';
import type { Origin } from '../../kernel/command.js';
import type { Ids } from '../../kernel/ids.js';
import { requestContext } from '../request/request-context.js';
import { CLOCK, IDS } from '../tokens.js';
import { type Caller, GUEST_ID } from './caller.js';

/** Makes the origin of a caller's commands. */
@Injectable()
export class Origins {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  of({ memberId, role }: Caller): Origin {
    const id = this.ids.next();
    return {
      id,
      at: this.clock.now().toISOString(),
      actor: { id: memberId ?? GUEST_ID, role },
      correlationId: requestContext.getStore()?.correlationId ?? id,
      causationId: null,
    };
  }
}
