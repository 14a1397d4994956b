import { displayName } from '@contracts/accounts';
import { CASE_ACTION_LABEL } from '@contracts/cases';
import { REASON_LABEL } from '@contracts/moderation';
import { type Chosen, JUDGEMENT_LABEL, SECOND_REVIEW_TEXT, type SecondReview } from '@contracts/second-review';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Chip } from '../../desk/Chip';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { useWrite } from '../../providers/useWrite';
import { REVIEWS } from './useReviews';

const whatIn = ({ verdict, actions, judgement }: Chosen): string =>
  verdict === 'dismissed' || actions.length === 0 ? JUDGEMENT_LABEL[judgement] : actions.map((action) => CASE_ACTION_LABEL[action]).join(', ');
const ruleIn = ({ verdict, reason, clause }: Chosen): string =>
  verdict === 'dismissed' ? '–' : [REASON_LABEL[reason], clause && `Kural ${clause}`].filter(Boolean).join(' · ');

const Side = ({ title, chosen }: { title: string; chosen: Chosen }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography component="h3" variant="h3" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Typography sx={{ fontWeight: 620, fontSize: '1rem' }}>{whatIn(chosen)}</Typography>
    <Typography sx={{ color: 'text.secondary' }}>{ruleIn(chosen)}</Typography>
    {chosen.note && <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>{chosen.note}</Typography>}
  </Box>
);

function TakeBack({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { act, isPending } = useWrite<{ reason: string }>({
    send: (server, request, key) => server.takeBackSecondReview(id, request.reason, key),
    said: SECOND_REVIEW_TEXT.takenBack,
    touches: [REVIEWS, 'figures'],
    onDone: () => setOpen(false),
  });
  if (!isOpen)
    return (
      <Button onClick={() => setOpen(true)} sx={{ minHeight: { xs: 44, sm: 36 } }}>
        Yanıtı geri al
      </Button>
    );
  const confirm = () => (reason.trim() ? act({ reason: reason.trim() }) : setProblem(SECOND_REVIEW_TEXT.reasonNeeded));
  const leave = () => setOpen(false);
  return (
    <Box role="group" aria-label="Yanıtı geri al" onKeyDown={confirmKeys(confirm, leave)} sx={{ display: 'grid', gap: 3, width: 1 }}>
      <TextField
        label="Neden?"
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(null);
        }}
        error={problem !== null}
        helperText={problem ?? 'Verilen kararı gördüğünüz için bu kararı yeniden inceleyemezsiniz; başka birine sorulur.'}
        multiline
        minRows={2}
        fullWidth
        size="small"
        autoFocus
      />
      <ConfirmButtons label="Geri al" isDangerous isPending={isPending} onConfirm={confirm} onLeave={leave} />
    </Box>
  );
}

/** What was decided beside what the second one would have. */
export const ResultPanel = ({ id, review }: { id: string; review: SecondReview }) => (
  <Panel
    title="Karşılaştırma"
    level="h2"
    aside={
      <Chip tone={review.agrees ? 'ok' : 'warn'} icon={review.agrees ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}>
        {review.agrees ? 'Uyuşuyor' : 'Ayrışıyor'}
      </Chip>
    }
  >
    <Box role="status" sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Side title={`İkinci inceleme · ${displayName(review.reviewer)}`} chosen={review.chosen} />
        <Side title={`Verilen karar · ${displayName(review.decided.moderator)}`} chosen={review.decided} />
      </Box>
      {review.same_rule === false && <Typography>İkisi de raporu haklı buldu, ama başka kurala dayandı.</Typography>}
      {review.decided.reversed_at && (
        <Typography>
          Karar sonradan geri alındı: <Moment at={review.decided.reversed_at} form="exact" />
        </Typography>
      )}
      {review.may_take_back && <TakeBack id={id} />}
    </Box>
  </Panel>
);
