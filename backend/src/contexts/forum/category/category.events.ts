import type { Category } from '../../../../contracts/forum.js';
import type { DomainEvent } from '../../../kernel/event.js';

export type CategoryOpened = DomainEvent<
  'CategoryOpened',
  { categoryId: string; name: string; slug: string; description: string; color: Category['color']; sortOrder: number }
>;

export type CategoryEvent = CategoryOpened;
