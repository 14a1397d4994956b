import { type Above, type AboveKind, aboveOf } from '../../../../contracts/above.js';
import type { InTopic, Under, UnderPost, UnderProject } from './under.events.js';

/** How a comment says what it stands under, of each kind. */
interface UnderOf extends Record<AboveKind, { parentId: string | null }> {
  post: UnderPost;
  project: UnderProject;
}
const PLACED: { readonly [Kind in AboveKind]: (id: string, parentId: string | null) => UnderOf[Kind] } = {
  post: (postId, parentId) => ({ postId, parentId }),
  project: (projectId, parentId) => ({ projectId, parentId }),
};

/** Where a comment stands that answers a post or a project, or a comment there. */
export const underneath = ({ kind, id }: Above, parentId: string | null): UnderOf[AboveKind] => PLACED[kind](id, parentId);

/** Where something stands, without what else is said of it. */
export function underOf(placed: Under): Under {
  const above = aboveOf(placed);
  return above ? underneath(above, parentIdOf(placed)) : { topicId: topicIdOf(placed) ?? '' };
}

export const isInTopic = <Placed extends Under>(placed: Placed): placed is Extract<Placed, InTopic> => 'topicId' in placed;

/** Id of the topic or of what else it stands under: two comments of one thread stand under the same. */
export const threadIdOf = (under: Under): string => (isInTopic(under) ? under.topicId : (aboveOf(under)?.id ?? ''));
/** Id of what it stands under directly: a topic, a post, a project or a comment. */
export const directlyAbove = (under: Under): string => parentIdOf(under) ?? threadIdOf(under);

/** Null for what stands elsewhere than in a topic. */
export const topicIdOf = (under: Under): string | null => (isInTopic(under) ? under.topicId : null);
export const parentIdOf = (under: Under): string | null => ('parentId' in under ? under.parentId : null);
