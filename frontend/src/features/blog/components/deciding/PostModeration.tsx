import type { Post } from '@contracts/blog';
import { POST_VERBS, type PostTool } from '@contracts/moderation-verbs';
import { IconEye, IconEyeOff, IconStar, IconStarOff, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { ModerationMenu, type ToolIcon } from '../../../../deciding/ModerationMenu';
import { postTools } from './postTools';

const PostToolDialog = lazy(() => import('./PostToolDialog').then((file) => ({ default: file.PostToolDialog })));

const ICONS: Record<PostTool, ToolIcon> = { feature: IconStar, unfeature: IconStarOff, hide: IconEyeOff, restore: IconEye, delete: IconTrash };

/** What staff can do with a post, behind one button. */
export function PostModeration({ post }: { post: Post }) {
  const [tool, setTool] = useState<PostTool | null>(null);
  const tools = postTools(post);
  if (tools.length === 0 && !tool) return null;
  return (
    <>
      <ModerationMenu about="yazı" verbs={POST_VERBS} icons={ICONS} tools={tools} onChoose={setTool} />
      {tool && (
        <Suspense fallback={null}>
          <PostToolDialog post={post} tool={tool} onClose={() => setTool(null)} />
        </Suspense>
      )}
    </>
  );
}
