import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { PostTags } from '../../blog/views/post-rooms.port.js';
import { ProjectTags } from '../../projects/views/project-rooms.port.js';
import { TagDirectory } from './tag-directory.query.js';
import { BanTag, MergeTag, RenameTag, SeparateTag } from './tag-rules.commands.js';
import { TAG_RULES_ID, tagRulesStream } from './tag-rules.decider.js';
import { tagRulesProjection, tagRulesView } from './tag-rules.projection.js';
import { tagRulesTold } from './tag-rules.told.js';
import { UsableTags } from './usable-tags.port.js';

const house = (): string => TAG_RULES_ID;

/** What staff decide about tags, and what a tag is because of it. */
export const tagRules: Slice = {
  streams: [tagRulesStream],
  told: tagRulesTold,
  commands: [
    decides(RenameTag, tagRulesStream, house),
    decides(MergeTag, tagRulesStream, house),
    decides(SeparateTag, tagRulesStream, house),
    decides(BanTag, tagRulesStream, house),
  ],
  projections: [{ projection: tagRulesProjection, models: [tagRulesView] }],
  answers: [answer(PostTags, TagDirectory), answer(ProjectTags, TagDirectory)],
  providers: [TagDirectory, { provide: UsableTags, useExisting: TagDirectory }],
};
