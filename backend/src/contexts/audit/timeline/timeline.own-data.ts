import type { OwnData } from '../../../platform/own-data/own-data.js';
import { FILTER_KIND, filterOf } from './saved-filters.service.js';

export const timelineOwnData: OwnData = {
  files: [],
  notes: [
    {
      name: 'denetim-filtreleri',
      title: 'Zaman çizelgesinde kaydettiğiniz filtreler',
      kind: FILTER_KIND,
      row: ({ key, text, at }) => ({ ...filterOf({ key, text }), saved_at: at }),
    },
  ],
};
