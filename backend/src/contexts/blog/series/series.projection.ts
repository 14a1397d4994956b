import { projection } from '../../../kernel/projection.js';
import type { SeriesEvent } from './series.events.js';
import { seriesView } from './series.model.js';

/** Which series there are, and what stands in them. */
export const seriesProjection = projection<SeriesEvent>({
  name: 'post_series',
  version: 1,
  views: [seriesView.name],
  on: {
    SeriesCreated: ({ data: { seriesId, authorId, title }, at }) => seriesView.put(seriesId, { author_id: authorId, title, posts: [], created_at: at }),
    SeriesRenamed: ({ data: { seriesId, title } }) => seriesView.change(seriesId, { $set: { title } }),
    SeriesArranged: ({ data: { seriesId, posts } }) => seriesView.change(seriesId, { $set: { posts } }),
    SeriesRemoved: ({ data: { seriesId } }) => seriesView.remove(seriesId),
  },
});
