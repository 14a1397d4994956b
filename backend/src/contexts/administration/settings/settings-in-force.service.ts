import { type CommunityValues, isSettingName, type SettingName, type SettingValue } from '../../../../contracts/community-settings.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { KeptStream } from '../../../platform/following/kept-stream.js';
import { type ChangedSettings, communitySettings, SETTINGS_ID, settingsStream } from './settings.decider.js';
import type { CommunitySettingChanged } from './settings.events.js';

/** A change as it was recorded; the last one of a setting until some time says what held then. */
interface Change {
  readonly at: string;
  readonly from: SettingValue;
  readonly to: SettingValue;
}

interface Known {
  readonly changed: ChangedSettings;
  /** By the name of the setting, the oldest first. */
  readonly changes: Readonly<Record<string, readonly Change[]>>;
}

const keeping = {
  category: settingsStream.category,
  decider: {
    initial: { changed: {}, changes: {} },
    evolve: ({ changed, changes }: Known, event: RecordedEvent<CommunitySettingChanged>): Known => {
      const { at, data } = event;
      const { name, from, to } = data;
      return { changed: communitySettings.evolve(changed, event), changes: { ...changes, [name]: [...(changes[name] ?? []), { at, from, to }] } };
    },
  },
};

/** What holds in this process now: what the console has changed, and for the rest the first values. */
export class SettingsInForce {
  readonly kept = new KeptStream<Known, CommunitySettingChanged>(keeping, SETTINGS_ID);

  /** `first`: what the environment says. */
  constructor(readonly first: CommunityValues) {}

  get values(): CommunityValues {
    return valuesWith(this.first, this.kept.now.changed);
  }

  /** What held at an ISO time: what members were promised then stays as it was. Before the first change, what that replaced. */
  valueAt<Name extends SettingName>(name: Name, at: string): CommunityValues[Name] {
    const changes = this.kept.now.changes[name] ?? [];
    const value = changes.findLast((change) => change.at <= at)?.to ?? changes[0]?.from ?? this.first[name];
    return value as CommunityValues[Name];
  }

  /** All that held at an ISO time. */
  valuesAt(at: string): CommunityValues {
    const changed = Object.keys(this.kept.now.changes).filter(isSettingName);
    return valuesWith(this.first, Object.fromEntries(changed.map((name) => [name, this.valueAt(name, at)])));
  }
}

export const valuesWith = (first: CommunityValues, changed: ChangedSettings): CommunityValues => ({ ...first, ...changed });
