import type { SettingValue } from '../../../../contracts/community-settings.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** An admin changed one value for the community; it holds from now on, whatever the environment says. `reason` is the admin's. */
export type CommunitySettingChanged = DomainEvent<
  'CommunitySettingChanged',
  { name: string; from: SettingValue; to: SettingValue; reason: string | null; adminId: string }
>;
