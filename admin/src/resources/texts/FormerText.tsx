import { DECISION_TEXT } from '@contracts/forum-decisions';
import { reasonProblem, TOOL_LIMITS } from '@contracts/forum-tools';
import { DESTROY_WORD, type EditableText, type EditedText, MODERATOR_EDIT_TEXT } from '@contracts/moderator-edits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { EffectBox } from '../../desk/EffectBox';
import { ReasonBox } from '../../desk/ReasonBox';
import { useWrite } from '../../providers/useWrite';
import { DiffText } from '../cases/DiffText';
import { type OpenedText, TEXT_TOUCHES } from './useText';

interface Props extends OpenedText {
  text: EditableText;
  onClose: () => void;
}

function ReturnBox({ text, path, onClose, onLeave }: Props & { path: string; onLeave: () => void }) {
  const { act, isPending } = useWrite<{ reason: string }>({
    send: (server, { reason }) => server.undoDecision(path, reason),
    said: DECISION_TEXT.undone,
    onDone: onClose,
    touches: TEXT_TOUCHES,
  });
  return (
    <ReasonBox
      name="Yazarın hâline döndür"
      label="Neden"
      hint={text.former ? DECISION_TEXT.reasonForAuthor : ''}
      confirmLabel="Yazarın hâline döndür"
      longest={TOOL_LIMITS.reason.max}
      problemOf={reasonProblem}
      isPending={isPending}
      onConfirm={(reason) => act({ reason })}
      onLeave={onLeave}
    />
  );
}

function DestroyBox({ type, id, onClose, onLeave }: Props & { onLeave: () => void }) {
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { act, isPending } = useWrite<{ word: string }, EditedText>({
    send: (server, request, key) => server.destroyText(type, id, request, key),
    said: MODERATOR_EDIT_TEXT.destroyed,
    onDone: onClose,
    onRefused: (refusal) => setProblem(refusal.message),
    touches: TEXT_TOUCHES,
  });
  const confirm = () => (word.trim() === DESTROY_WORD ? act({ word }) : setProblem(MODERATOR_EDIT_TEXT.wordMissing));
  return (
    <Box role="group" aria-label="Kalıcı sil" onKeyDown={confirmKeys(confirm, onLeave)} sx={{ display: 'grid', gap: 3 }}>
      <EffectBox
        effect={{
          tone: 'danger',
          lead: 'Önceki hâllerin anahtarı yok edilir; geri alınamaz.',
          text: 'Yazarı, siz ve yöneticiler de artık okuyamazsınız; raporlandığı andaki hâli boş görünür, düzenleme geri alınamaz.',
        }}
      />
      <TextField
        autoFocus
        size="small"
        label={`Onay için “${DESTROY_WORD}” yazın`}
        value={word}
        error={problem !== null}
        helperText={problem}
        onChange={({ target }) => {
          setWord(target.value);
          setProblem(null);
        }}
        slotProps={{ htmlInput: { maxLength: DESTROY_WORD.length, autoComplete: 'off' } }}
      />
      <ConfirmButtons label="Kalıcı sil" isDangerous isPending={isPending} onConfirm={confirm} onLeave={onLeave} />
    </Box>
  );
}

/** What stood there before a moderator changed it, the way back, and the end of it. */
export function FormerText(props: Props) {
  const { text } = props;
  const [asked, setAsked] = useState<'return' | 'destroy' | null>(null);
  const onLeave = () => setAsked(null);
  return (
    <Box component="section" aria-label="Önceki hâl" sx={{ display: 'grid', gap: 3, pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="h3">
        Önceki hâl
      </Typography>
      {text.former ? (
        <DiffText label="Moderatörün değiştirdiği" title={[text.former.title ?? '', text.title ?? '']} text={[text.former.content, text.content]} />
      ) : (
        <Typography variant="body2">Yazarın kendi metni buradan geri getirilemez; önceki hâller düzenleme geçmişinde duruyor.</Typography>
      )}
      {asked === null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& button': { minHeight: { xs: 44, sm: 36 } } }}>
          {text.undo_path && (
            <Button variant="outlined" onClick={() => setAsked('return')}>
              Yazarın hâline döndür
            </Button>
          )}
          <Button variant="outlined" color="error" onClick={() => setAsked('destroy')}>
            Kalıcı sil…
          </Button>
        </Box>
      )}
      {asked === 'return' && text.undo_path && <ReturnBox {...props} path={text.undo_path} onLeave={onLeave} />}
      {asked === 'destroy' && <DestroyBox {...props} onLeave={onLeave} />}
    </Box>
  );
}
