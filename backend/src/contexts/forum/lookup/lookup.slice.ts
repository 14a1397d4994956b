import type { Slice } from '../../../platform/slices/slice.js';
import { ForumContentQuery } from './forum-content.query.js';
import { MemberTextsQuery } from './member-texts.query.js';
import { SearchableContentQuery } from './searchable-content.query.js';
import { SharedGround } from './shared-ground.service.js';

/** What other contexts look up of the forum. */
export const lookup: Slice = { providers: [MemberTextsQuery, ForumContentQuery, SearchableContentQuery, SharedGround] };
