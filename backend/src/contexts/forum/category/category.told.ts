import { CATEGORY_COLOR_LABEL, CATEGORY_WRITERS_LABEL } from '../../../../contracts/categories.js';
import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { CategoriesOrdered, CategoryEvent } from './category.events.js';

export const categoryTold = tells<CategoryEvent | CategoriesOrdered>({
  CategoryOpened: administers('Kategori açıldı'),
  CategoryRenamed: administers('Kategorinin adı değişti', { what: ({ name, formerName }) => `Adı değişti: ${formerName} → ${name}` }),
  CategoryDescribed: administers('Kategorinin açıklaması değişti'),
  CategoryRecolored: administers('Kategorinin rengi değişti', {
    what: ({ color, formerColor }) => `Rengi değişti: ${CATEGORY_COLOR_LABEL[formerColor]} → ${CATEGORY_COLOR_LABEL[color]}`,
  }),
  CategoryClosed: administers('Kategori yeni konulara kapatıldı'),
  CategoryReopened: administers('Kategori yeni konulara açıldı'),
  CategoryWritersChanged: administers('Kategoride kimlerin konu açabileceği değişti', {
    what: ({ writers }) => `Kimlerin konu açabileceği değişti: ${CATEGORY_WRITERS_LABEL[writers]}`,
  }),
  CategoryMerged: administers('Kategori başka bir kategoriyle birleştirildi'),
  CategoryUnmerged: administers('Kategorinin birleştirilmesi geri alındı'),
  CategoriesOrdered: administers('Kategorilerin sırası değişti'),
});
