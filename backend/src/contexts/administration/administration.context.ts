import { contextOf } from '../../platform/slices/context.js';
import { approval } from './approval/approval.slice.js';
import { invitations } from './invitations/invitations.slice.js';
import { mailBlocks } from './mail-blocks/mail-blocks.slice.js';
import { reasons } from './reasons/reasons.slice.js';
import { PastSettingsQuery } from './settings/past-settings.query.js';
import { settings } from './settings/settings.slice.js';
import { words } from './words/words.slice.js';

/** How the house is run. */
export const administration = contextOf({
  name: 'administration',
  slices: [approval, settings, words, mailBlocks, reasons, invitations],
  exports: [PastSettingsQuery],
});
