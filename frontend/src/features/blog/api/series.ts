import type { CreateSeriesRequest, EditSeriesRequest, OwnSeries, PlacePostRequest, PostSeries, SavedSeries, SeriesPlace } from '@contracts/blog-series';
import { posts, puts, removes, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';

/** Under which everything about series is kept. */
const SERIES = ['blog', 'series'] as const;
const asksAgain = [SERIES];

/** The member's own, the newest first. */
export const ownSeriesQuery = reads<OwnSeries[]>([...SERIES, 'own'], '/api/blog/users/me/series');
export const seriesQuery = (id: string) => reads<PostSeries>([...SERIES, id], at`/api/blog/series/${id}`);
/** Where a post stands in its series; null where it stands in none. */
export const seriesPlaceQuery = (postId: string) => reads<SeriesPlace | null>([...SERIES, 'of', postId], at`/api/blog/posts/${postId}/series`);

export const useCreateSeries = () => useCall(posts<CreateSeriesRequest, SavedSeries>('/api/blog/series'), { asksAgain });
export const useEditSeries = (id: string) => useCall(puts<EditSeriesRequest, SavedSeries>(at`/api/blog/series/${id}`), { asksAgain, tellsFailure: true });
export const useRemoveSeries = (id: string) => useCall(removes<void>(at`/api/blog/series/${id}`), { asksAgain, says: 'Yazı dizisi silindi.' });

/** Puts a post into a series; null takes it out of the one in which it stands. */
export const usePlacePost = () =>
  useCall(
    puts<PlacePostRequest & { postId: string }, PlacePostRequest>(
      ({ postId }) => at`/api/blog/posts/${postId}/series`,
      ({ series_id }) => ({ series_id }) satisfies PlacePostRequest,
    ),
    { asksAgain, fails: 'Yazı diziye eklenemedi' },
  );
