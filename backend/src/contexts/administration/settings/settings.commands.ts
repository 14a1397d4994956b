import type { CommunityValues, SettingName, SettingValue } from '../../../../contracts/community-settings.js';
import { Command } from '../../../kernel/command.js';

/** `expected`: what the admin saw; `first`: the values that hold as long as nothing was changed. */
export class ChangeCommunitySettings extends Command<{
  values: Partial<Record<SettingName, SettingValue>>;
  expected: Partial<Record<SettingName, SettingValue>>;
  first: CommunityValues;
  reason: string;
  adminId: string;
}> {
  readonly type = 'ChangeCommunitySettings';
}
