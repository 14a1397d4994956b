import { handledBy } from '../slices/bound-command.js';
import { contextOf } from '../slices/context.js';
import { ClearTracesHandler } from './clear-traces.handler.js';
import { ClearTraces } from './traces.commands.js';

/** Clearing the traces of whoever was erased; whoever erases schedules it. */
export const traces = contextOf({ name: 'traces', slices: [{ commands: [handledBy(ClearTraces, ClearTracesHandler, 'cleanup')] }] });
