import { displayName, type OwnUser } from '@contracts/accounts';
import type { AddCommentRequest, CommentText } from '@contracts/forum';
import { useState } from 'react';
import { Chip } from '../../../design/Chip';
import { TextBeingWritten } from '../../../writing/MarkdownPreview';
import { Post } from './Post';
import { Quote } from './Quote';

interface Props {
  member: OwnUser;
  name: string;
  request: AddCommentRequest;
  quoted?: CommentText;
}

/** What was just sent, shown before the server has answered. */
export function PendingComment({ member, name, request, quoted }: Props) {
  const [at] = useState(() => new Date().toISOString());
  return (
    <Post
      label={`${name}, ${displayName(member)}`}
      author={member}
      at={at}
      content={request.content}
      html=""
      body={<TextBeingWritten source={request.content} />}
      corner={<Chip tone="info">Gönderiliyor…</Chip>}
      above={quoted && <Quote quoted={{ id: quoted.id, excerpt: quoted.excerpt, users: quoted.users }} />}
    />
  );
}
