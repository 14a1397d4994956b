import type { Post } from '@contracts/blog';
import { POST_VERBS, type PostTool } from '@contracts/moderation-verbs';
import { ReasonDialog } from '../../../../deciding/ReasonDialog';
import { useModeratePost } from '../../api/decisions';

interface Props {
  post: Post;
  tool: PostTool;
  onClose: () => void;
}

/** Says what a decision about a post will cause and asks why it is made. */
export const PostToolDialog = ({ post, tool, onClose }: Props) => (
  <ReasonDialog
    title={POST_VERBS[tool].label}
    about={post.title}
    effect={POST_VERBS[tool].effect}
    confirm={POST_VERBS[tool].label}
    busy="Uygulanıyor…"
    call={useModeratePost(post, tool, onClose)}
    onClose={onClose}
  />
);
