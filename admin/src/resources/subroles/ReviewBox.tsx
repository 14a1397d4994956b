import { SUBROLE_TEXT, type SubroleRequestRow, type SubroleReview } from '@contracts/subroles';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useWrite } from '../../providers/useWrite';
import { SUBROLES } from './useRequests';
import { VerdictRow } from './VerdictRow';
import { noteProblem, resultOf, reviewOf, type Verdict, verdictOfAll } from './verdict';

/** Says of each sub-role what becomes of it, with words for the member. */
export function ReviewBox({ request: { id, requested_subroles: requested }, onDone }: { request: SubroleRequestRow; onDone: () => void }) {
  const [verdict, setVerdict] = useState<Verdict>({});
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { act, isPending } = useWrite<SubroleReview>({
    send: (server, review, key) => server.reviewSubroles(id, review, key),
    said: SUBROLE_TEXT.reviewed,
    touches: [SUBROLES, 'facts', 'members'],
    onDone,
  });
  const review = reviewOf(requested, verdict, note);
  const problem = noteProblem(note);
  const confirm = () => {
    setMissing(review === null);
    if (problem) field.current?.focus();
    else if (review && !isPending) act(review);
  };
  const clear = () => {
    setVerdict({});
    setNote('');
    setMissing(false);
  };
  useShortcut('a', 'Hepsini onayla', () => setVerdict(verdictOfAll(requested, true)));
  useShortcut('x', 'Hepsini reddet', () => setVerdict(verdictOfAll(requested, false)));
  useShortcut('n', 'Nota geç', () => field.current?.focus());
  useShortcut('Enter', 'Kararı uygula', confirm);
  return (
    <Box role="group" aria-label="Başvuruyu karara bağla" onKeyDown={confirmKeys(confirm, clear)} sx={{ display: 'grid', gap: 3, pt: 3 }}>
      {requested.map((subrole, index) => (
        <VerdictRow
          key={subrole}
          subrole={subrole}
          digit={index + 1}
          approved={verdict[subrole]}
          onChange={(approved) => setVerdict((before) => ({ ...before, [subrole]: approved }))}
        />
      ))}
      {missing && review === null && (
        <Box role="alert" sx={{ color: 'tokens.danger', fontSize: '.8125rem' }}>
          {SUBROLE_TEXT.everyRole}
        </Box>
      )}
      <TextField
        inputRef={field}
        label="Üyeye not (isteğe bağlı)"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={problem !== null}
        helperText={problem ?? 'Üye notu sayfasında ve e-postasında okur; kimin karar verdiğini görmez.'}
        multiline
        minRows={2}
        maxRows={6}
        fullWidth
        size="small"
      />
      <ConfirmButtons label={resultOf(review)} isPending={isPending} isDangerous={review?.status === 'rejected'} onConfirm={confirm} onLeave={clear} />
    </Box>
  );
}
