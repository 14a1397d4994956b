import { DRAFT_TEXT, type Draft, type ListedDraft } from '@contracts/drafts';
import { IconCopy } from '@tabler/icons-react';
import { messageOf } from '../../../client/apiError';
import { getData } from '../../../client/http';
import { copyText } from '../../../design/copyText';
import { IconButton } from '../../../design/IconButton';
import { toast } from '../../../design/toast';
import { draftText } from './draftText';

/** Takes what was typed out of a draft that has no place to be written on any more. */
export function CopyDraft({ draft }: { draft: ListedDraft }) {
  const copy = async () => {
    try {
      const kept = await getData<Draft | null>(`/api/forum/drafts/${encodeURIComponent(draft.key)}`);
      const done = kept !== null && (await copyText(draftText(kept.content)));
      await toast(done ? { text: DRAFT_TEXT.copied } : { text: DRAFT_TEXT.notCopied, tone: 'danger' });
    } catch (error) {
      await toast({ text: messageOf(error), tone: 'danger' });
    }
  };
  return (
    <IconButton label={`Metni kopyala: ${draft.title}`} onClick={copy}>
      <IconCopy aria-hidden="true" />
    </IconButton>
  );
}
