import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ConsoleReasonsController } from './console-reasons.controller.js';
import { AddCannedReason, ChangeCannedReason, RetireCannedReason } from './reasons.commands.js';
import { REASONS_ID, reasonsStream } from './reasons.decider.js';
import { cannedReasonsView } from './reasons.model.js';
import { reasonsProjection } from './reasons.projection.js';
import { ReasonsQuery } from './reasons.query.js';
import { reasonsTold } from './reasons.told.js';

const all = () => REASONS_ID;

/** Reasons that moderators need again and again, written once. */
export const reasons: Slice = {
  streams: [reasonsStream],
  told: reasonsTold,
  commands: [decides(AddCannedReason, reasonsStream, all), decides(ChangeCannedReason, reasonsStream, all), decides(RetireCannedReason, reasonsStream, all)],
  projections: [{ projection: reasonsProjection, models: [cannedReasonsView] }],
  controllers: [ConsoleReasonsController],
  providers: [ReasonsQuery],
};
