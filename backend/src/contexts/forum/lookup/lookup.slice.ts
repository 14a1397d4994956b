import type { Slice } from '../../../platform/slices/slice.js';
import { ForumContentQuery } from '../read/forum-content.query.js';
import { SearchableContentQuery } from '../read/searchable-content.query.js';
import { SubjectQuery } from '../views/subject.query.js';

/** What other contexts look up of the forum. */
export const lookup: Slice = { providers: [ForumContentQuery, SearchableContentQuery, SubjectQuery] };
