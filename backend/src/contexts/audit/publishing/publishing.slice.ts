import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { PublishSealHandler } from './publish-seal.handler.js';
import { publishSeals } from './publish-seals.policy.js';
import { PublishSeal } from './publishing.commands.js';

/** Seals leave the installation, so that whoever writes the whole log anew is found too. */
export const publishing: Slice = {
  commands: [handledBy(PublishSeal, PublishSealHandler, 'cleanup')],
  policies: [publishSeals],
};
