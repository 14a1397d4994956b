import { displayName } from '@contracts/accounts';
import { APPEAL_LIMITS, APPEAL_TEXT, type AppealCase, type DeskMessage } from '@contracts/appeals';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type RefObject, useRef, useState } from 'react';
import { confirmKeys } from '../../desk/ConfirmButtons';
import { draftOf } from '../../desk/draft';
import { Kbd } from '../../desk/Kbd';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { rounded } from '../../theme/rounded';
import { useAskAppellant } from './useAppealActions';

const Said = ({ message: { from, text, at, author } }: { message: DeskMessage }) => {
  const isStaff = from === 'staff';
  return (
    <Box component="li" sx={{ display: 'grid', gap: '4px', justifyItems: isStaff ? 'end' : 'start', pb: 2 }}>
      <Box
        sx={{
          maxWidth: '88%',
          p: '9px 12px',
          borderRadius: rounded.large,
          bgcolor: isStaff ? 'tokens.primarySoft' : 'tokens.sunken',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text ?? 'Silindi'}
      </Box>
      <Box sx={{ fontSize: '.78125rem', color: 'tokens.faint' }}>
        {author && displayName(author)} · <Moment at={at} form="exact" />
      </Box>
    </Box>
  );
};

interface TalkBoxProps {
  appeal: AppealCase;
  /** Where a question is typed. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** What was asked and answered; the member reads it too. */
export function TalkBox({ appeal, field }: TalkBoxProps) {
  const kept = draftOf(`appeal-question:${appeal.id}`);
  const [text, setText] = useState(() => kept.read() ?? '');
  const write = (next: string) => {
    setText(next);
    kept.store(next);
  };
  const sent = useRef('');
  const { act, isPending } = useAskAppellant(appeal.id, () => {
    // What was typed while it was sent stays.
    if (field.current?.value !== sent.current) return;
    setText('');
    kept.clear();
  });
  const words = text.trim();
  const tooLong = words.length > APPEAL_LIMITS.message;
  const mayAsk = appeal.may_decide && appeal.messages_left > 0;
  const send = () => {
    if (!words || tooLong || isPending) return;
    sent.current = text;
    act({ text: words });
  };
  return (
    <Panel title="Yazışma" aside={<Box sx={{ fontSize: '.8125rem', color: 'tokens.faint' }}>üye de görür</Box>}>
      {appeal.messages.length > 0 ? (
        <Box component="ol" aria-label="Mesajlar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {appeal.messages.map((message) => (
            <Said key={message.id} message={message} />
          ))}
        </Box>
      ) : (
        <Box sx={{ mb: 2, color: 'tokens.faint' }}>Henüz yazışma yok.</Box>
      )}
      {mayAsk && (
        <Box
          role="group"
          aria-label="Üyeye yaz"
          onKeyDown={confirmKeys(send, () => field.current?.blur())}
          sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}
        >
          <TextField
            inputRef={field}
            label="Üyeye soru sorun"
            value={text}
            onChange={(event) => write(event.target.value)}
            error={tooLong}
            helperText={tooLong ? APPEAL_TEXT.messageLong : undefined}
            multiline
            maxRows={6}
            fullWidth
            size="small"
          />
          <Button
            onClick={send}
            disabled={!words || tooLong || isPending}
            aria-keyshortcuts="Control+Enter"
            sx={{ minHeight: { xs: 44, sm: 40 }, flex: 'none' }}
          >
            Gönder <Kbd silent>Ctrl ↵</Kbd>
          </Button>
        </Box>
      )}
    </Panel>
  );
}
