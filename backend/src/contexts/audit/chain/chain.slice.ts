import { intent } from '../../../kernel/command.js';
import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { AcceptLogGap, NoteSeal, NoteVerification, SealLog, VerifyLog } from './chain.commands.js';
import { ChainController } from './chain.controller.js';
import { CHAIN_ID, chainStream } from './chain.decider.js';
import { ChainQuery } from './chain.query.js';
import { chainTold } from './chain.told.js';
import { SealLogHandler } from './seal-log.handler.js';
import { SealedLinks } from './sealed-links.service.js';
import { Seals } from './seals.service.js';
import { VerifyLogHandler } from './verify-log.handler.js';

const SEAL_EVERY_MS = 60 * 60_000;
const VERIFY_EVERY_MS = 24 * SEAL_EVERY_MS;

/** The proof that the log is what was recorded. */
export const chain: Slice = {
  streams: [chainStream],
  told: chainTold,
  commands: [
    handledBy(SealLog, SealLogHandler, 'cleanup'),
    handledBy(VerifyLog, VerifyLogHandler, 'cleanup'),
    decides(NoteSeal, chainStream, () => CHAIN_ID),
    decides(NoteVerification, chainStream, () => CHAIN_ID),
    decides(AcceptLogGap, chainStream, () => CHAIN_ID),
  ],
  recurring: [
    { name: 'seal-log', everyMs: SEAL_EVERY_MS, intent: intent(SealLog, {}) },
    { name: 'verify-log', everyMs: VERIFY_EVERY_MS, intent: intent(VerifyLog, {}) },
  ],
  controllers: [ChainController],
  providers: [Seals, SealedLinks, ChainQuery],
};
