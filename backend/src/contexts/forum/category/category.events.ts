import type { Category } from '../../../../contracts/forum.js';
import type { DomainEvent } from '../../../kernel/event.js';

export type CategoryOpened = DomainEvent<
  'CategoryOpened',
  { categoryId: string; name: string; slug: string; description: string; color: Category['color']; sortOrder: number }
>;
/** Its address stays what it was. */
export type CategoryRenamed = DomainEvent<'CategoryRenamed', { categoryId: string; name: string; formerName: string }>;
export type CategoryDescribed = DomainEvent<'CategoryDescribed', { categoryId: string; description: string; formerDescription: string }>;
export type CategoryRecolored = DomainEvent<'CategoryRecolored', { categoryId: string; color: Category['color']; formerColor: Category['color'] }>;

/** Nobody can open a topic in it any more; those that there are can be read and commented on. */
export type CategoryClosed = DomainEvent<'CategoryClosed', { categoryId: string }>;
export type CategoryReopened = DomainEvent<'CategoryReopened', { categoryId: string }>;
/** Who can open a topic in it. */
export type CategoryWritersChanged = DomainEvent<
  'CategoryWritersChanged',
  { categoryId: string; writers: Category['writers']; formerWriters: Category['writers'] }
>;

/** Its topics stand in the other one from now on. They keep whose they are, so that they come back with it. */
export type CategoryMerged = DomainEvent<'CategoryMerged', { categoryId: string; intoCategoryId: string }>;
export type CategoryUnmerged = DomainEvent<'CategoryUnmerged', { categoryId: string; intoCategoryId: string }>;

export type CategoryEvent =
  | CategoryOpened
  | CategoryRenamed
  | CategoryDescribed
  | CategoryRecolored
  | CategoryClosed
  | CategoryReopened
  | CategoryWritersChanged
  | CategoryMerged
  | CategoryUnmerged;

/** `order` is that of all categories; `categoryId` is the one that was put elsewhere. */
export type CategoriesOrdered = DomainEvent<'CategoriesOrdered', { categoryId: string; order: string[] }>;
