import type { Comment } from '@contracts/forum';
import type { CommentTool } from '@contracts/moderation-verbs';
import { lazy, Suspense, useState } from 'react';
import type { Action } from '../../../../design/ActionButton';
import { ModerationMenu } from './ModerationMenu';
import { commentTools } from './toolEffects';

const ToolDialog = lazy(() => import('./ToolDialog').then((file) => ({ default: file.ToolDialog })));

interface Props {
  comment: Comment;
  number: number;
  /** What else can be done, where it has no room of its own. */
  more?: Action[];
}

/** A moderator's menu of a comment. */
export function CommentModeration({ comment, number, more }: Props) {
  const [tool, setTool] = useState<CommentTool | null>(null);
  const close = () => setTool(null);
  return (
    <>
      <ModerationMenu about={`${number}. yorum`} tools={commentTools(comment)} more={more} onChoose={setTool} />
      {tool && (
        <Suspense fallback={null}>
          <ToolDialog chosen={{ tool, comment }} onDone={close} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
