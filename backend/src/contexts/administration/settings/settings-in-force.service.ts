import type { CommunityValues } from '../../../../contracts/community-settings.js';
import type { ChangedSettings } from './settings.decider.js';

/** What holds in this process now: what the console has changed, and for the rest the first values. */
export class SettingsInForce {
  private current: CommunityValues;
  private revision = -1;

  /** `first`: what the environment says. */
  constructor(readonly first: CommunityValues) {
    this.current = first;
  }

  get values(): CommunityValues {
    return this.current;
  }

  /** Takes over what stood in the stream at a revision, unless something newer is known. */
  take(revision: number, changed: ChangedSettings): void {
    if (revision <= this.revision) return;
    this.revision = revision;
    this.current = valuesWith(this.first, changed);
  }
}

export const valuesWith = (first: CommunityValues, changed: ChangedSettings): CommunityValues => ({ ...first, ...changed });
