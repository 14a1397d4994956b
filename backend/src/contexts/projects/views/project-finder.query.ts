import { Inject, Injectable } from '@nestjs/common';
import type { ProjectSort, SortDirection } from '../../../../contracts/projects.js';
import type { FilterOf, Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type PlaceDocument, projectPlacesView, projectTurnsView } from './places.model.js';
import { type Asked, asks, filterOf } from './project-tokens.rules.js';

/** So many are ordered in memory; where more are found, the order is walked. */
const ORDERED = 1_000;
const WALKED_AT_ONCE = 200;
/** Fewer than these are found and counted at once. */
const FEW = 200;
/** What does not fill its page within so many is looked for by the store, which has to find all of them first. */
const WALKED = 1_000;

const FIELD = { followers: 'followers', members: 'members', title: 'name' } as const satisfies Partial<Record<ProjectSort, keyof PlaceDocument>>;
type OtherOrder = keyof typeof FIELD;
const WAY = { asc: 1, desc: -1 } as const;

export interface Order {
  readonly by: ProjectSort;
  readonly direction: SortDirection;
}

/** Finds the ids of projects by everything that a list can be narrowed by, in every order. */
@Injectable()
export class ProjectFinder {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** `total` is how many there are. */
  async ids(asked: Asked, order: Order, window: Window, total: number): Promise<readonly string[]> {
    const found = isByTime(order) ? await this.byTokens(asked, order, window) : await this.inOrder(asked, order, window, total);
    return found.map(({ _id }) => _id);
  }

  /** All at once where they are fewer than `FEW`, else null. */
  async few(asked: Asked, order: Order, { limit, offset }: Window): Promise<{ readonly ids: readonly string[]; readonly total: number } | null> {
    if (asked.help?.length === 0) return { ids: [], total: 0 };
    const found = isByTime(order) ? await this.byTokens(asked, order, { limit: FEW, offset: 0 }) : await this.ordered(asked, order, FEW);
    if (found.length === FEW) return null;
    return { ids: found.slice(offset, offset + limit).map(({ _id }) => _id), total: found.length };
  }

  count(asked: Asked): Promise<number> {
    return this.views.count(projectPlacesView.name, filterOf(asked));
  }

  /** Tokens come in one order, so each of the two has a view of its own. */
  private byTokens(asked: Asked, { by, direction }: Order, { limit, offset }: Window): Promise<readonly { readonly _id: string }[]> {
    const page = { sort: [['number', WAY[direction]]], limit, offset } as const;
    const filter = filterOf(asked);
    return by === 'updated_at' ? this.views.find(projectTurnsView.name, filter, page) : this.views.find(projectPlacesView.name, filter, page);
  }

  private async inOrder(asked: Asked, order: Order, { limit, offset }: Window, total: number): Promise<readonly PlaceDocument[]> {
    if (offset >= total) return [];
    if (total > ORDERED) return this.walked(asked, wayOf(order), { limit, offset });
    return (await this.ordered(asked, order, ORDERED)).slice(offset, offset + limit);
  }

  /** Up to so many, in one of the other orders. */
  private async ordered(asked: Asked, order: Order, most: number): Promise<readonly PlaceDocument[]> {
    const found = await this.views.find(projectPlacesView.name, filterOf(asked), { sort: [['number', -1]], limit: most });
    return [...found].sort(inOrderOf(wayOf(order)));
  }

  /** Looks at one project after the other until the page is full: where many are found, that is soon for the first pages. */
  private async walked(asked: Asked, { field, way }: Way, { limit, offset }: Window): Promise<readonly PlaceDocument[]> {
    const found: PlaceDocument[] = [];
    const sort = [[field, way]] as const;
    for (let at = 0; at < WALKED && offset < WALKED; at += WALKED_AT_ONCE) {
      const looked = await this.views.find(projectPlacesView.name, {} as FilterOf<PlaceDocument>, { sort, limit: WALKED_AT_ONCE, offset: at });
      found.push(...looked.filter((place) => asks(asked, place)));
      if (found.length >= offset + limit || looked.length < WALKED_AT_ONCE) return found.slice(offset, offset + limit);
    }
    return this.views.find(projectPlacesView.name, filterOf(asked), { sort, limit, offset });
  }
}

interface Way {
  readonly field: (typeof FIELD)[OtherOrder];
  readonly way: 1 | -1;
}

const isByTime = ({ by }: Order): boolean => by === 'updated_at' || by === 'created_at';
const wayOf = ({ by, direction }: Order): Way => ({ field: FIELD[by as OtherOrder], way: WAY[direction] });

/** As an index orders: what is the same by its id. */
const inOrderOf =
  ({ field, way }: Way) =>
  (one: PlaceDocument, other: PlaceDocument): number => {
    const path = one[field] === other[field] ? '_id' : field;
    return one[path] < other[path] ? -way : way;
  };
