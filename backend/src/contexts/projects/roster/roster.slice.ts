import type { Slice } from '../../../platform/slices/slice.js';
import { RosterController } from './roster.controller.js';
import { RosterQuery } from './roster.query.js';

/** Who is in projects, as they are asked for. */
export const roster: Slice = { controllers: [RosterController], providers: [RosterQuery] };
