import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { PostGround } from '../../blog/post/post-ground.port.js';
import { JobGround } from '../../careers/listing/job-ground.port.js';
import { MemberTexts } from '../../moderation/record/member-texts.port.js';
import { ProjectGround } from '../../projects/project/project-ground.port.js';
import { UpdateGround } from '../../projects/update/update-ground.port.js';
import { SearchableContent } from '../../search/search/searchable-content.port.js';
import { ForumContentQuery } from './forum-content.query.js';
import { MemberTextsQuery } from './member-texts.query.js';
import { SearchableContentQuery } from './searchable-content.query.js';
import { SharedGround } from './shared-ground.service.js';

/** What other contexts look up of the forum. */
export const lookup: Slice = {
  answers: [
    answer(PostGround, SharedGround),
    answer(ProjectGround, SharedGround),
    answer(UpdateGround, SharedGround),
    answer(JobGround, SharedGround),
    answer(MemberTexts, MemberTextsQuery),
    answer(SearchableContent, SearchableContentQuery),
  ],
  providers: [MemberTextsQuery, ForumContentQuery, SearchableContentQuery, SharedGround],
};
