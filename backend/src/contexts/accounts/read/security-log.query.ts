import { Inject, Injectable } from '@nestjs/common';
import { SECURITY_SENTENCE, type SecurityEntry, type SecurityLog } from '../../../../contracts/access.js';
import type { Views } from '../../../kernel/views.js';
import { listing, type Window } from '../../../platform/http/envelope.js';
import { VIEWS } from '../../../platform/tokens.js';
import { placeInWords } from '../session/place.rules.js';
import { type SecurityLogDocument, securityLogView } from './security-log.model.js';

/** Answers what happened to a member's account, the newest first. */
@Injectable()
export class SecurityLogQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async of(memberId: string, window: Window): Promise<SecurityLog> {
    const filter = { member_id: memberId };
    const [lines, total] = await Promise.all([
      this.views.find<SecurityLogDocument>(securityLogView.name, filter, { sort: [['position', -1]], ...window }),
      this.views.count(securityLogView.name, filter),
    ]);
    return listing(lines.map(entryOf), total, window);
  }
}

const entryOf = ({ _id, type, at, device, place }: SecurityLogDocument): SecurityEntry => ({
  id: _id,
  type,
  text: SECURITY_SENTENCE[type],
  at,
  device,
  place: place && placeInWords(place),
});
