import type { CommunityValues } from '../../../../contracts/community-settings.js';
import { KeptStream } from '../../../platform/following/kept-stream.js';
import { type ChangedSettings, SETTINGS_ID, settingsStream } from './settings.decider.js';

/** What holds in this process now: what the console has changed, and for the rest the first values. */
export class SettingsInForce {
  readonly kept = new KeptStream(settingsStream, SETTINGS_ID);

  /** `first`: what the environment says. */
  constructor(readonly first: CommunityValues) {}

  get values(): CommunityValues {
    return valuesWith(this.first, this.kept.now);
  }
}

export const valuesWith = (first: CommunityValues, changed: ChangedSettings): CommunityValues => ({ ...first, ...changed });
