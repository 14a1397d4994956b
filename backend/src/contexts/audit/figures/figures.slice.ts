import type { Slice } from '../../../platform/slices/slice.js';
import { FigureReading } from './figure-reading.service.js';
import { FigureRows } from './figure-rows.service.js';
import { FiguresController } from './figures.controller.js';
import { FiguresQuery } from './figures.query.js';

/** How it was decided in some days: agreement, reversals, repeats, time and reports. */
export const figures: Slice = { controllers: [FiguresController], providers: [FigureRows, FigureReading, FiguresQuery] };
