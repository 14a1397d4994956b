const HALVES = 2;

/** Mean of ratings, rounded to a half; null where there is none. */
export const meanOf = (ratings: readonly number[]): number | null =>
  ratings.length === 0 ? null : Math.round((ratings.reduce((sum, each) => sum + each, 0) / ratings.length) * HALVES) / HALVES;
