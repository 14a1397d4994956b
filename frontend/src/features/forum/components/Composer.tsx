import type { OwnUser } from '@contracts/accounts';
import { displayName } from '@contracts/accounts';
import { draftBeginning } from '@contracts/drafts';
import { type AddCommentRequest, COMMENT_LIMITS, type CommentText, commentProblems, FORUM_FIELDS } from '@contracts/forum';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Calling } from '../../../calls/useCall';
import { useMuted } from '../../../calls/useMuted';
import { ApiError, messageOf } from '../../../client/apiError';
import { draftName } from '../../../client/drafts/localDraft';
import { readDraft } from '../../../client/drafts/useDraft';
import { useKeptDraft } from '../../../client/drafts/useKeptDraft';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { DraftChoice } from '../../../design/DraftChoice';
import { IconButton } from '../../../design/IconButton';
import { Kbd } from '../../../design/Kbd';
import { toast } from '../../../design/toast';
import { MarkdownEditor } from '../../../writing/MarkdownEditor';
import { TextBlock } from '../../../writing/TextBlock';
import classes from './Composer.module.css';

const EMPTY = { content: '' };

interface Props<Answer> {
  member: OwnUser;
  /** What is answered: the topic or the post, or one of its comments. */
  to: { id: string; title: string };
  words: { placeholder: string; send: string };
  quoted?: CommentText | null;
  onUnquote?: () => void;
  onRestoreQuote?: (id: string) => void;
  /** What was just taken back, or is to be written first, comes to what is typed; a quote behind it, and one writes on below. */
  returned: { content: string; isBehind?: true } | null;
  sending: Calling<AddCommentRequest, Answer>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Beside the button that sends. */
  beside?: ReactNode;
}

/** Writes a comment. What is on its way counts as typed until the server has it, so a failure loses nothing. */
export function Composer<Answer>({ member, to, words, quoted = null, onUnquote, onRestoreQuote, returned, sending, field, beside }: Props<Answer>) {
  const muted = useMuted();
  const key = `comment:${to.id}` as const;
  const [content, setContent] = useState(() => readDraft(draftName(member.id, key), EMPTY).content);
  const [problem, setProblem] = useState<string>();
  const [uploading, setUploading] = useState(false);
  /** What is on its way: from the press on, as the draft would be gone and back again until the call says so, and another tab takes it up then. */
  const [underWay, setUnderWay] = useState<string | null>(null);
  const draft = useKeptDraft({
    memberId: member.id,
    key,
    empty: EMPTY,
    value: { content: underWay ?? content },
    title: to.title,
    excerpt: draftBeginning(content),
    onReplace: (kept) => setContent(kept.content),
  });

  useEffect(() => {
    if (!returned) return;
    const { content, isBehind } = returned;
    setContent((typed) => (isBehind ? `${typed && `${typed.trimEnd()}\n\n`}${content}\n\n` : typed ? `${content}\n\n${typed}` : content));
  }, [returned]);

  const send = () => {
    if (sending.isPending || uploading) return;
    const request = { content, quotedComment: quoted?.id ?? null };
    const found = commentProblems(request).content;
    setProblem(found);
    if (found) return field.current?.focus();
    setContent('');
    setUnderWay(content);
    onUnquote?.();
    sending.mutate(request, { onError: (error) => giveBack(request, error), onSettled: () => setUnderWay(null) });
  };

  const giveBack = (request: AddCommentRequest, error: Error) => {
    setContent((typed) => (typed ? `${request.content}\n\n${typed}` : request.content));
    if (request.quotedComment) onRestoreQuote?.(request.quotedComment);
    if (error instanceof ApiError) setProblem(error.fields.content);
    toast({ title: 'Yorumunuz gönderilemedi', text: messageOf(error), tone: 'danger' });
  };

  if (muted) {
    return (
      <div className={classes.composer}>
        <Callout tone="warn">{muted}</Callout>
        <MarkdownEditor label={FORUM_FIELDS.comment} hideLabel disabled value="" onChange={setContent} onSend={send} />
      </div>
    );
  }
  return (
    <form
      className={classes.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <DraftChoice {...draft} />
      <TextBlock
        label={FORUM_FIELDS.comment}
        hideLabel
        field={field}
        value={content}
        error={problem}
        placeholder={words.placeholder}
        onChange={(text) => {
          setContent(text);
          setProblem(undefined);
        }}
        onSend={send}
        onUploading={setUploading}
        above={quoted && <Quoting comment={quoted} onRemove={() => onUnquote?.()} />}
        savedAt={draft.savedAt}
        max={COMMENT_LIMITS.content.max}
        problem={commentProblems({ content }).content}
        actions={
          <span className={classes.end}>
            <span className={classes.keys} aria-hidden="true">
              <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
            </span>
            {beside}
            <Button type="submit" kind="primary" disabled={uploading} busy={sending.isPending && 'Gönderiliyor…'}>
              {words.send}
            </Button>
          </span>
        }
      />
    </form>
  );
}

function Quoting({ comment, onRemove }: { comment: CommentText; onRemove: () => void }) {
  return (
    <div className={classes.quoting}>
      <p>
        <b>{displayName(comment.users)}:</b> {comment.excerpt}
      </p>
      <IconButton label="Alıntıyı kaldır" size="small" onClick={onRemove}>
        <IconX aria-hidden="true" />
      </IconButton>
    </div>
  );
}
