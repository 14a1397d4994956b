import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ConsoleProjectDisclosuresController } from './console-disclosures.controller.js';
import { DiscloseProject } from './disclosure.commands.js';
import { projectDisclosureStream } from './disclosure.decider.js';
import { projectDisclosureOwnData } from './disclosure.own-data.js';
import { projectDisclosureTold } from './disclosure.told.js';
import { PrivateProjectQuery } from './private-project.query.js';

/** What staff read of private projects, with the fact that they did. */
export const disclosure: Slice = {
  streams: [projectDisclosureStream],
  told: projectDisclosureTold,
  commands: [decides(DiscloseProject, projectDisclosureStream, ({ projectId }) => projectId)],
  ownData: projectDisclosureOwnData,
  controllers: [ConsoleProjectDisclosuresController],
  providers: [PrivateProjectQuery],
};
