import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ConsoleDisclosuresController } from './console-disclosures.controller.js';
import { DiscloseMemberEmail } from './disclosure.commands.js';
import { disclosureStream } from './disclosure.decider.js';
import { disclosureOwnData } from './disclosure.own-data.js';
import { disclosureTold } from './disclosure.told.js';

/** What staff see of members beyond what everybody sees, with the fact that they did. */
export const disclosure: Slice = {
  streams: [disclosureStream],
  told: disclosureTold,
  commands: [decides(DiscloseMemberEmail, disclosureStream, ({ memberId }) => memberId)],
  ownData: disclosureOwnData,
  controllers: [ConsoleDisclosuresController],
};
