import { CHAT_FILE_ENDINGS, CHAT_FILE_TEXT } from '@contracts/chat-files';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '../../../../design/IconButton';

/** Lets files of this device be chosen. */
export function AttachButton({ onPick }: { onPick: (files: File[]) => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={CHAT_FILE_TEXT.attach} size="small" onClick={() => field.current?.click()}>
        <IconPaperclip aria-hidden="true" />
      </IconButton>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={CHAT_FILE_ENDINGS.join(',')}
        onChange={({ currentTarget }) => {
          onPick([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
