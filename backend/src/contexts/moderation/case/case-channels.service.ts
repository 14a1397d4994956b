import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { CASES_CHANNEL } from '../../../../contracts/cases.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { OpenChannels } from '../../../platform/realtime/open-channels.js';
import { CaseQuery } from './case.query.js';

const ONE_CASE = /^case:([0-9a-f-]{36})$/;

/** What happens to cases is for those who read reports; whoever looks at a case that there is, is seen by the others who do. */
@Injectable()
export class CaseChannels extends OpenChannels {
  constructor(private readonly cases: CaseQuery) {
    super();
  }

  async isOpenTo(channel: string, { role }: Caller): Promise<boolean> {
    if (!holds(role, 'report.read')) return false;
    if (channel === CASES_CHANNEL) return true;
    const id = caseIn(channel);
    return id !== null && (await this.cases.byId(id)) !== null;
  }

  showsListeners(channel: string): boolean {
    return caseIn(channel) !== null;
  }
}

function caseIn(channel: string): string | null {
  const [, id] = ONE_CASE.exec(channel) ?? [];
  return id !== undefined && validate(id) ? id : null;
}
