import { Injectable } from '@nestjs/common';
import { LIVE_CHANNEL } from '../../../../contracts/envelope.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { OpenChannels } from '../../../platform/realtime/open-channels.js';

/** Which rooms there are, and how many are in them, is for everybody. */
@Injectable()
export class VoiceChannels extends OpenChannels {
  async isOpenTo(channel: string, { role }: Caller): Promise<boolean> {
    return channel === LIVE_CHANNEL.voiceRooms && holds(role, 'voice.read');
  }

  /** Who looks at rooms is nobody's business. */
  showsListeners(): boolean {
    return false;
  }
}
