import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { SeriesEvent } from './series.events.js';

/** The series into which a member has put their posts. */
export const seriesOwnData: OwnData = {
  files: [
    ownDataFile<SeriesEvent>({
      name: 'yazi-dizileri',
      title: 'Yazı dizileriniz',
      rows: {
        SeriesCreated: ({ at, data: { seriesId, title } }) => ({ at, series: seriesId, title }),
        SeriesRenamed: ({ at, data: { seriesId, title } }) => ({ at, series: seriesId, title }),
        SeriesArranged: ({ at, data: { seriesId, posts } }) => ({ at, series: seriesId, posts }),
        SeriesRemoved: ({ at, data: { seriesId } }) => ({ at, series: seriesId, removed: true }),
      },
    }),
  ],
};
