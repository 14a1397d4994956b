import { COMMENT_LIMITS, TOPIC_LIMITS } from '@contracts/forum';
import { REASON_LABEL, REPORT_REASONS, REPORTED_TYPE_LABEL, type ReportReason } from '@contracts/moderation';
import { type EditableText, type EditedText, type EditTextRequest, MODERATOR_EDIT_LIMITS, MODERATOR_EDIT_TEXT } from '@contracts/moderator-edits';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { FailureBox } from '../../desk/FailureBox';
import type { TextType } from '../../providers/textCalls';
import { useWrite } from '../../providers/useWrite';
import { DiffText } from '../cases/DiffText';
import { FormerText } from './FormerText';
import { type EditDraft, useEditDraft } from './useEditDraft';
import { type OpenedText, TEXT_TOUCHES, useText } from './useText';

const LIMITS: Record<TextType, typeof TOPIC_LIMITS | typeof COMMENT_LIMITS> = { forum_topic: TOPIC_LIMITS, forum_comment: COMMENT_LIMITS };

interface Props extends OpenedText {
  onClose: () => void;
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Typography component="h3" sx={{ fontSize: '.8125rem', fontWeight: 580, color: 'text.secondary' }}>
      {label}
    </Typography>
    {children}
  </Box>
);

function EditForm({ type, id, text, draft, onClose }: Props & { text: EditableText; draft: EditDraft }) {
  const { title, content, reason, clause, message } = draft.over(text);
  const isBehind = draft.isBehind(text);
  const leave = () => {
    draft.forget();
    onClose();
  };
  const [problem, setProblem] = useState<string | null>(null);
  const shownProblem = isBehind && problem === MODERATOR_EDIT_TEXT.changedMeanwhile ? null : problem;
  const { act, isPending } = useWrite<EditTextRequest, EditedText>({
    send: (server, request, key) => server.editText(type, id, request, key),
    said: MODERATOR_EDIT_TEXT.done,
    onDone: leave,
    onRefused: (refusal) => setProblem(refusal.message),
    touches: TEXT_TOUCHES,
  });
  const changed = content !== text.content || title !== (text.title ?? '');
  const save = () => {
    const found = changed ? (message.trim() ? null : MODERATOR_EDIT_TEXT.messageMissing) : MODERATOR_EDIT_TEXT.nothingChanged;
    setProblem(found);
    if (found || isPending) return;
    const rule = clause.trim() ? { clause: clause.trim() } : {};
    act({ content, reason, message: message.trim(), version: text.version, ...(text.title === null ? {} : { title }), ...rule });
  };
  return (
    <Box onKeyDown={confirmKeys(save, onClose)} sx={{ display: 'grid', gap: 4, pt: 2 }}>
      {text.title !== null && (
        <TextField
          label="Başlık"
          size="small"
          value={title}
          onChange={({ target }) => draft.write({ title: target.value }, text)}
          slotProps={{ htmlInput: { maxLength: TOPIC_LIMITS.title.max } }}
        />
      )}
      <TextField
        autoFocus
        multiline
        minRows={4}
        maxRows={12}
        size="small"
        label="Metin"
        value={content}
        onChange={({ target }) => draft.write({ content: target.value }, text)}
        slotProps={{ htmlInput: { maxLength: LIMITS[type].content.max } }}
      />
      {isBehind && <Typography role="status">{MODERATOR_EDIT_TEXT.changedMeanwhile}</Typography>}
      {changed && (
        <Labelled label="Fark">
          <DiffText label="Yapacağınız değişiklik" title={[text.title ?? '', title]} text={[text.content, content]} />
        </Labelled>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
        <TextField select size="small" label="Gerekçe" value={reason} onChange={({ target }) => draft.write({ reason: target.value as ReportReason }, text)}>
          {REPORT_REASONS.map((value) => (
            <MenuItem key={value} value={value}>
              {REASON_LABEL[value]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label="Kural"
          placeholder="2.1"
          value={clause}
          onChange={({ target }) => draft.write({ clause: target.value }, text)}
          slotProps={{ htmlInput: { maxLength: MODERATOR_EDIT_LIMITS.clause } }}
        />
      </Box>
      <TextField
        required
        multiline
        minRows={2}
        maxRows={6}
        size="small"
        label="Yazara ileti"
        value={message}
        error={shownProblem !== null}
        helperText={shownProblem ?? 'Yazarı farkla birlikte okur; adınız görünmez. Çıkardığınız bilgiyi buraya yazmayın.'}
        onChange={({ target }) => {
          draft.write({ message: target.value }, text);
          setProblem(null);
        }}
        slotProps={{ htmlInput: { maxLength: MODERATOR_EDIT_LIMITS.message.max } }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Herkes yeni metni ve “{MODERATOR_EDIT_TEXT.mark}” notunu görür; önceki hâlini yalnızca yazarı ve ekip. Açık bir vakası varsa vaka açık kalır.
      </Typography>
      <ConfirmButtons label="Değiştir" isPending={isPending} onConfirm={save} onLeave={leave} />
    </Box>
  );
}

/** Somebody's words, being changed by a moderator; where that was done before, what stood there and the ways from it. */
export default function EditTextDialog({ type, id, onClose }: Props) {
  const { data: text, error, refetch } = useText(type, id);
  const draft = useEditDraft({ type, id });
  const leave = () => {
    draft.forget();
    onClose();
  };
  return (
    <Dialog open onClose={(_, by) => (by === 'backdropClick' && draft.isBegun ? undefined : onClose())} maxWidth="md" fullWidth aria-labelledby="edit-text">
      <DialogTitle id="edit-text" component="h2" variant="h2">
        {REPORTED_TYPE_LABEL[type]} metnini düzenle
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 6 }}>
        {!text && !error && <Skeleton variant="rounded" height={220} />}
        {error && !text && <FailureBox message={error.message} onRetry={() => void refetch()} />}
        {text?.hindrance && <Typography>{text.hindrance}</Typography>}
        {text && !text.hindrance && <EditForm type={type} id={id} text={text} draft={draft} onClose={onClose} />}
        {text?.destroyable && <FormerText type={type} id={id} text={text} onClose={leave} />}
      </DialogContent>
    </Dialog>
  );
}
