import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { SeriesEvent } from './series.events.js';

/** All of it is told, since everybody reads it. */
export const seriesTold = tells<SeriesEvent>({
  SeriesCreated: moderates('Yazı dizisi oluşturuldu'),
  SeriesRenamed: moderates('Yazı dizisinin adı değişti'),
  SeriesArranged: moderates('Yazı dizisinin yazıları veya sıraları değişti'),
  SeriesRemoved: moderates('Yazı dizisi silindi'),
});
