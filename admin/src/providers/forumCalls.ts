import type { CategoryWritingRequest, DescribeCategoryRequest, MergeCategoryRequest, OpenCategoryRequest, PlaceCategoryRequest } from '@contracts/categories';
import type { MergeTagRequest, RenameTagRequest } from '@contracts/forum-tags';
import { API, at, once, tell } from './calls';

/** How the forum is run: its categories and tags. */
export interface ForumCalls {
  openCategory: (request: OpenCategoryRequest, key: string) => Promise<void>;
  describeCategory: (id: string, request: DescribeCategoryRequest, key: string) => Promise<void>;
  placeCategory: (id: string, request: PlaceCategoryRequest, key: string) => Promise<void>;
  setCategoryWriting: (id: string, request: CategoryWritingRequest, key: string) => Promise<void>;
  mergeCategory: (id: string, request: MergeCategoryRequest, key: string) => Promise<void>;
  unmergeCategory: (id: string, key: string) => Promise<void>;
  renameTag: (slug: string, request: RenameTagRequest, key: string) => Promise<void>;
  mergeTag: (slug: string, request: MergeTagRequest, key: string) => Promise<void>;
  /** Bans a tag, lets it be used again, or takes a merge back. */
  decideTag: (slug: string, verb: 'ban' | 'unban' | 'separate', key: string) => Promise<void>;
}

const categories = (id: string) => `${API}/categories/${at(id)}`;
const tags = (slug: string) => `${API}/tags/${at(slug)}`;

export const forumCalls: ForumCalls = {
  openCategory: (request, key) => tell(`${API}/categories`, once('POST', request, key)),
  describeCategory: (id, { name, description, color }, key) => tell(categories(id), once('PUT', { name, description, color }, key)),
  placeCategory: (id, request, key) => tell(`${categories(id)}/place`, once('PUT', request, key)),
  setCategoryWriting: (id, request, key) => tell(`${categories(id)}/writing`, once('PUT', request, key)),
  mergeCategory: (id, request, key) => tell(`${categories(id)}/merge`, once('POST', request, key)),
  unmergeCategory: (id, key) => tell(`${categories(id)}/unmerge`, once('POST', {}, key)),
  renameTag: (slug, request, key) => tell(`${tags(slug)}/name`, once('PUT', request, key)),
  mergeTag: (slug, request, key) => tell(`${tags(slug)}/merge`, once('POST', request, key)),
  decideTag: (slug, verb, key) => tell(`${tags(slug)}/${verb}`, once('POST', {}, key)),
};
