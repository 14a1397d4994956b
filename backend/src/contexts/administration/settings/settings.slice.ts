import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ChangeSettingsHandler } from './change-settings.handler.js';
import { ConsoleSettingsController } from './console-settings.controller.js';
import { PastSettingsQuery } from './past-settings.query.js';
import { settingsApprovable } from './settings.approvable.js';
import { ChangeCommunitySettings } from './settings.commands.js';
import { settingsStream } from './settings.decider.js';
import { settingChangesView, settingsView, settingWordsView } from './settings.model.js';
import { settingsProjection } from './settings.projection.js';
import { SettingsQuery } from './settings.query.js';
import { settingsTold } from './settings.told.js';
import { SettingsChanges } from './settings-changes.service.js';

/** What holds for the community: thresholds, windows, limits. */
export const settings: Slice = {
  streams: [settingsStream],
  told: settingsTold,
  commands: [handledBy(ChangeCommunitySettings, ChangeSettingsHandler)],
  projections: [{ projection: settingsProjection, models: [settingChangesView, settingsView, settingWordsView] }],
  approvables: [settingsApprovable],
  controllers: [ConsoleSettingsController],
  providers: [SettingsQuery, SettingsChanges, PastSettingsQuery],
};
