import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { CASES_CHANNEL } from '../../../../contracts/cases.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { OpenChannels } from '../../../platform/realtime/open-channels.js';

const ONE_CASE = /^case:([0-9a-f-]{36})$/;

/** What happens to cases is for those who read reports; whoever looks at a case is seen by the others who do. */
@Injectable()
export class CaseChannels extends OpenChannels {
  async isOpenTo(channel: string, { role }: Caller): Promise<boolean> {
    return (channel === CASES_CHANNEL || this.showsListeners(channel)) && holds(role, 'report.read');
  }

  showsListeners(channel: string): boolean {
    const [, id] = ONE_CASE.exec(channel) ?? [];
    return id !== undefined && validate(id);
  }
}
