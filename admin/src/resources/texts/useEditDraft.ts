import type { ReportReason } from '@contracts/moderation';
import type { EditableText } from '@contracts/moderator-edits';
import { useState } from 'react';
import { draftOf } from '../../desk/draft';
import type { OpenedText } from './useText';

interface Written {
  title?: string;
  content?: string;
  reason?: ReportReason;
  clause?: string;
  message?: string;
  /** The state of the text from which the moderator began. */
  version?: number;
}

export type EditDraft = ReturnType<typeof useEditDraft>;

/** What a moderator has written over a text: it outlives a reload, a failure, and what its author writes meanwhile. */
export function useEditDraft({ type, id }: OpenedText) {
  const kept = draftOf(`text:${type}:${id}`);
  const [written, setWritten] = useState<Written>(() => JSON.parse(kept.read() ?? '{}') as Written);
  return {
    isBegun: written.version !== undefined,
    /** The text changed after the moderator began: what they wrote stands, beside the text as it is now. */
    isBehind: ({ version }: EditableText) => written.version !== undefined && written.version !== version,
    over: (text: EditableText) => ({
      title: written.title ?? text.title ?? '',
      content: written.content ?? text.content,
      reason: written.reason ?? ('other' as const),
      clause: written.clause ?? '',
      message: written.message ?? '',
    }),
    write: (changes: Written, { version }: EditableText) => {
      const next = { version, ...written, ...changes };
      setWritten(next);
      kept.store(JSON.stringify(next));
    },
    forget: () => {
      setWritten({});
      kept.clear();
    },
  };
}
