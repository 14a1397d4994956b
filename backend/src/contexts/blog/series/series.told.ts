import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { SeriesEvent } from './series.events.js';

/** How a series is called and what ends it is told, since everybody reads it; its order is its author's business. */
export const seriesTold = tells<SeriesEvent>({
  SeriesCreated: moderates('Yazı dizisi oluşturuldu'),
  SeriesRenamed: moderates('Yazı dizisinin adı değişti'),
  SeriesArranged: null,
  SeriesRemoved: moderates('Yazı dizisi silindi'),
});
