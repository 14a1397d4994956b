import type { CommentText } from '@contracts/forum';
import { COMMENT_VERBS, type CommentTool } from '@contracts/moderation-verbs';
import { lazy, Suspense, useState } from 'react';
import { ModerationMenu } from '../../../../deciding/ModerationMenu';
import type { Action } from '../../../../design/ActionButton';
import type { Thread } from '../../api/thread';
import { commentTools } from './toolEffects';
import { toolIcons } from './toolIcons';

const ToolDialog = lazy(() => import('./ToolDialog').then((file) => ({ default: file.ToolDialog })));

interface Props {
  comment: CommentText;
  name: string;
  thread: Thread;
  /** What else can be done, where it has no room of its own. */
  more?: Action[];
}

/** A moderator's menu of a comment. */
export function CommentModeration({ comment, name, thread, more }: Props) {
  const [tool, setTool] = useState<CommentTool | null>(null);
  const close = () => setTool(null);
  return (
    <>
      <ModerationMenu about={name} verbs={COMMENT_VERBS} icons={toolIcons} tools={commentTools(comment)} more={more} onChoose={setTool} />
      {tool && (
        <Suspense fallback={null}>
          <ToolDialog chosen={{ tool, comment, thread }} onDone={close} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
