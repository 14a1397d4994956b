import { Injectable } from '@nestjs/common';
import type { Subrole } from '../../../../contracts/permissions.js';
import { EventStore } from '../../../kernel/event-store.js';
import { subroleStream } from './subrole.stream.js';

/** Tells what members are besides members, as their stream says it. */
@Injectable()
export class HeldSubroles {
  constructor(private readonly store: EventStore) {}

  async has(memberId: string, subrole: Subrole): Promise<boolean> {
    return (await this.store.state(subroleStream, memberId)).held[subrole] === true;
  }
}
