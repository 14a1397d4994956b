import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { CreateSeries, EditSeries, PlaceInSeries, RemoveSeries, WithdrawSeries } from './series.commands.js';
import { SeriesController } from './series.controller.js';
import { EditSeriesHandler, PlaceInSeriesHandler, WithdrawSeriesHandler } from './series.handler.js';
import { seriesView } from './series.model.js';
import { seriesOwnData } from './series.own-data.js';
import { seriesProjection } from './series.projection.js';
import { SeriesQuery } from './series.query.js';
import { seriesStream } from './series.stream.js';
import { seriesTold } from './series.told.js';
import { SeriesDesk } from './series-desk.service.js';

const authorId = ({ authorId }: { authorId: string }): string => authorId;

/** Which posts of an author belong together, and in which order. */
export const series: Slice = {
  streams: [seriesStream],
  told: seriesTold,
  commands: [
    decides(CreateSeries, seriesStream, authorId),
    decides(RemoveSeries, seriesStream, authorId),
    handledBy(EditSeries, EditSeriesHandler),
    handledBy(PlaceInSeries, PlaceInSeriesHandler),
    handledBy(WithdrawSeries, WithdrawSeriesHandler),
  ],
  projections: [{ projection: seriesProjection, models: [seriesView] }],
  ownData: seriesOwnData,
  controllers: [SeriesController],
  providers: [SeriesDesk, SeriesQuery],
};
