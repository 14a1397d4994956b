import type { OwnUser } from '@contracts/accounts';
import { draftBeginning } from '@contracts/drafts';
import { COMMENT_LIMITS, type CommentText, commentProblems, FORUM_FIELDS } from '@contracts/forum';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../../client/apiError';
import { DraftChoice } from '../../../../design/DraftChoice';
import { toast } from '../../../../design/toast';
import { TextBlock } from '../../../../writing/TextBlock';
import { useEditComment } from '../../api/comments';
import type { Thread } from '../../api/thread';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { EditActions } from './EditActions';
import classes from './editing.module.css';
import { focusWhenShown } from './focusWhenShown';
import { readEdit, useEditDraft } from './useEditDraft';

interface Props {
  member: OwnUser;
  comment: CommentText;
  thread: Thread;
  onDone: () => void;
}

/** A comment in its own place, being changed. What was typed is there again after a reload, on another device or after a failure. */
export function EditComment({ member, comment, thread, onDone }: Props) {
  const key = `edit-comment:${comment.id}` as const;
  const written = { content: comment.content };
  const [first] = useState(() => readEdit(member.id, key, written));
  const [content, setContent] = useState(first.fields.content);
  const [problem, setProblem] = useState<string>();
  const [uploading, setUploading] = useState(false);
  const [comparing, setComparing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const editing = useEditComment(comment.id, thread);
  const draft = useEditDraft({
    memberId: member.id,
    key,
    path: thread.editPath(comment.id),
    title: thread.title,
    excerpt: draftBeginning(content),
    written,
    firstBase: first.base,
    fields: { content },
    setFields: (fields) => setContent(fields.content),
  });
  useEffect(() => focusWhenShown(() => field.current), []);
  const hasChanged = draft.hasChanged && !editing.isPending && !editing.isSuccess;

  const finish = () => {
    draft.sent();
    onDone();
  };
  const send = () => {
    if (editing.isPending || uploading) return;
    const found = commentProblems({ content }).content;
    setProblem(found);
    if (found) return field.current?.focus();
    if (hasChanged) return setComparing(true);
    editing.mutate({ content, edition: comment.edition }, { onSuccess: finish, onError: refuse });
  };
  const refuse = (error: Error) => {
    if (error instanceof ApiError) setProblem(error.fields.content);
    toast({ title: 'Yorumunuz kaydedilemedi', text: messageOf(error), tone: 'danger' });
  };
  return (
    <div className={classes.form}>
      <DraftChoice {...draft} />
      {hasChanged && !draft.hasNewer && (
        <ChangedMeanwhile
          kind="comments"
          id={comment.id}
          memberId={member.id}
          parts={[{ label: FORUM_FIELDS.comment, base: draft.base.content, written: written.content, mine: content }]}
          comparing={comparing}
          onCompare={setComparing}
          onKeepMine={draft.keepMine}
          onTakeWritten={draft.takeWritten}
        />
      )}
      <TextBlock
        label={FORUM_FIELDS.comment}
        hideLabel
        field={field}
        value={content}
        error={problem}
        onChange={(text) => {
          setContent(text);
          setProblem(undefined);
        }}
        onSend={send}
        onUploading={setUploading}
        savedAt={draft.savedAt}
        max={COMMENT_LIMITS.content.max}
        problem={commentProblems({ content }).content}
        actions={
          <EditActions
            busy={editing.isPending}
            waits={uploading}
            onSave={send}
            onCancel={() => {
              draft.drop();
              onDone();
            }}
          />
        }
      />
    </div>
  );
}
