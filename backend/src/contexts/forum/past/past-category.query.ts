import { Injectable } from '@nestjs/common';
import { CATEGORY_COLOR_LABEL, CATEGORY_WRITERS_LABEL } from '../../../../contracts/categories.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { category, categoryStream } from '../category/category.decider.js';
import { categoryOrder, categoryOrderStream, ORDER_ID } from '../category/category-order.decider.js';
import { CategoryQuery } from '../views/category.query.js';

const NONE = '–';

/** Answers how a category stood. */
@Injectable()
export class PastCategoryQuery {
  constructor(
    private readonly store: EventStore,
    private readonly categories: CategoryQuery,
  ) {}

  async at(id: string, { position }: { readonly position: number }) {
    const state = fold(category, await this.store.readUntil(categoryStream, id, position));
    if (!state) return null;
    const [order, others] = await Promise.all([
      this.store.readUntil(categoryOrderStream, ORDER_ID, position),
      this.categories.tags(state.mergedInto ? [state.mergedInto] : []),
    ]);
    const place = fold(categoryOrder, order).indexOf(id);
    return {
      title: state.name,
      rows: [
        { key: 'name', label: 'Ad', value: state.name },
        { key: 'description', label: 'Açıklama', value: state.description || NONE },
        { key: 'color', label: 'Renk', value: CATEGORY_COLOR_LABEL[state.color] },
        { key: 'closed', label: 'Yeni konular', value: state.closed ? 'Kapalı' : 'Açık' },
        { key: 'writers', label: 'Konu açabilenler', value: CATEGORY_WRITERS_LABEL[state.writers] },
        { key: 'place', label: 'Sıra', value: place < 0 ? NONE : `${place + 1}.` },
        { key: 'merged', label: 'Birleştirildiği kategori', value: state.mergedInto ? (others.get(state.mergedInto)?.name ?? NONE) : NONE },
      ],
    };
  }
}
