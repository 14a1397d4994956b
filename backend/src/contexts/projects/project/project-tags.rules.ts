import { renamedTags, returnedTags } from '../../../../contracts/followed-tags.js';
import { sameTags } from '../../../../contracts/forum-tags.js';
import type { ProjectTagCommand } from './project.commands.js';
import type { ProjectEvent } from './project.events.js';
import type { ProjectState } from './project.state.rules.js';

/** Follows what staff decided about a tag that the project has. */
export function followTags({ type, data }: ProjectTagCommand, state: ProjectState): readonly ProjectEvent[] {
  if (!state || state.isWithdrawn) return [];
  const { title, summary, tags: former } = state.words;
  const tags = type === 'FollowProjectTag' ? renamedTags(former, data) : returnedTags(former, state.followed[data.cause]);
  if (sameTags(tags, former)) return [];
  const { projectId, cause } = data;
  return [{ type: 'ProjectTagsFollowed', data: { projectId, title, summary, tags, cause, back: type === 'ReturnProjectTag', formerTags: [...former] } }];
}
