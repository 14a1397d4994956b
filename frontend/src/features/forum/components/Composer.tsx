import type { OwnUser } from '@contracts/accounts';
import { displayName } from '@contracts/accounts';
import { type AddCommentRequest, type Comment, commentProblems, FORUM_FIELDS } from '@contracts/forum';
import { IconX } from '@tabler/icons-react';
import type { UseMutationResult } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { ApiError, messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { DraftNote } from '../../../design/DraftNote';
import { IconButton } from '../../../design/IconButton';
import { Kbd } from '../../../design/Kbd';
import { MarkdownEditor } from '../../../design/MarkdownEditor';
import { toast } from '../../../design/toast';
import { readDraft, useDraft } from '../../../design/useDraft';
import classes from './Composer.module.css';
import { excerpt } from './excerpt';

const EMPTY = { content: '' };

interface Props {
  member: OwnUser;
  topicId: string;
  muted: string | null;
  quoted: Comment | null;
  onUnquote: () => void;
  onRestoreQuote: (id: string) => void;
  sending: UseMutationResult<Comment, Error, AddCommentRequest>;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Writes a comment. What is on its way counts as typed until the server has it, so a failure loses nothing. */
export function Composer({ member, topicId, muted, quoted, onUnquote, onRestoreQuote, sending, field }: Props) {
  const draft = `${member.id}:comment:${topicId}`;
  const [content, setContent] = useState(() => readDraft(draft, EMPTY).content);
  const [problem, setProblem] = useState<string>();
  const savedAt = useDraft(draft, EMPTY, { content: sending.isPending ? sending.variables.content : content });

  const send = () => {
    if (sending.isPending) return;
    const request = { content, quotedComment: quoted?.id ?? null };
    const found = commentProblems(request).content;
    setProblem(found);
    if (found) return field.current?.focus();
    setContent('');
    onUnquote();
    sending.mutate(request, { onError: (error) => giveBack(request, error) });
  };

  const giveBack = (request: AddCommentRequest, error: Error) => {
    setContent((typed) => (typed ? `${request.content}\n\n${typed}` : request.content));
    if (request.quotedComment) onRestoreQuote(request.quotedComment);
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
      <MarkdownEditor
        label={FORUM_FIELDS.comment}
        hideLabel
        field={field}
        value={content}
        error={problem}
        placeholder="Yanıtınızı yazın…"
        onChange={(text) => {
          setContent(text);
          setProblem(undefined);
        }}
        onSend={send}
        above={quoted && <Quoting comment={quoted} onRemove={onUnquote} />}
        below={
          <>
            <DraftNote savedAt={savedAt} />
            <span className={classes.end}>
              <span className={classes.keys} aria-hidden="true">
                <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
              </span>
              <Button type="submit" kind="primary" busy={sending.isPending && 'Gönderiliyor…'}>
                Yanıtla
              </Button>
            </span>
          </>
        }
      />
    </form>
  );
}

function Quoting({ comment, onRemove }: { comment: Comment; onRemove: () => void }) {
  return (
    <div className={classes.quoting}>
      <p>
        <b>{displayName(comment.users)}:</b> {excerpt(comment.content)}
      </p>
      <IconButton label="Alıntıyı kaldır" size="small" onClick={onRemove}>
        <IconX aria-hidden="true" />
      </IconButton>
    </div>
  );
}
