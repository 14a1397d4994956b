import { type SampledDecision, SECOND_REVIEW_LIMITS, SECOND_REVIEW_TEXT, type SecondReviewRequest } from '@contracts/second-review';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { Kbd } from '../../desk/Kbd';
import { Panel } from '../../desk/Panel';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useWrite } from '../../providers/useWrite';
import { ReasonList } from '../cases/ReasonList';
import { VerbToggle } from '../cases/VerbBar';
import { dismissalOf, joined, VERBS, labelOf as verbOf } from '../cases/verbs';
import { type ReviewDraft, useReviewDraft } from './useReviewDraft';
import { REVIEWS } from './useReviews';

const HEIGHTS = {
  '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 }, px: '8px', fontSize: '.8125rem', minWidth: 0 },
  '@media (hover: none)': { '& kbd': { display: 'none' } },
};

function labelOf({ dismisses, actions, note, isChosen }: ReviewDraft): string {
  if (!isChosen) return 'Yanıtla';
  if (dismisses) return 'Reddederdim';
  const verbs = joined(VERBS.filter(({ action }) => actions.includes(action)).map(({ label }) => label));
  return verbs || (note.trim() ? 'Yalnızca not yazardım' : 'Yanıtla');
}

/** What would you have decided: the same verbs by the same keys as in a case. */
export function AnswerPanel({ found }: { found: SampledDecision }) {
  const draft = useReviewDraft(found);
  const field = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const { act, isPending } = useWrite<SecondReviewRequest, SampledDecision>({
    send: (server, request, key) => server.giveSecondReview(found.id, request, key),
    said: SECOND_REVIEW_TEXT.saved,
    touches: [REVIEWS, 'figures'],
    onDone: (_, answer) => {
      draft.forget();
      client.setQueryData([REVIEWS, found.id], answer);
    },
  });
  const stood = { now: { state: found.parts.find(({ kind }) => kind === 'content')?.text?.state ?? 'visible' } };
  const answer = () => draft.isChosen && !isPending && act(draft.request());
  const tooLong = draft.note.trim().length > SECOND_REVIEW_LIMITS.note;
  useShortcut('n', 'Yalnızca not', () => field.current?.focus());
  useShortcut('Enter', 'Yanıtla', answer, draft.isChosen);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) answer();
    else if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
    else return;
    event.preventDefault();
  };
  return (
    <Panel title="Siz ne karar verirdiniz?" level="h2">
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box role="group" aria-label="İşlemler" sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', ...HEIGHTS }}>
          {VERBS.map(({ action, keyName, danger }) => (
            <VerbToggle
              key={action}
              keyName={keyName}
              label={verbOf(action, stood)}
              danger={danger}
              isOn={draft.actions.includes(action)}
              onToggle={() => draft.toggle(action)}
            />
          ))}
          <VerbToggle {...dismissalOf(stood)} isOn={draft.dismisses} onToggle={draft.dismiss} />
        </Box>
        {!draft.dismisses && <ReasonList draft={draft} />}
        <TextField
          inputRef={field}
          label="Not · üye görmez"
          value={draft.note}
          onChange={({ target }) => draft.write(target.value)}
          onKeyDown={keys}
          error={tooLong}
          helperText={tooLong ? SECOND_REVIEW_TEXT.noteLong : 'Bir işlem seçmezseniz notunuz “yalnızca not yazardım” sayılır.'}
          multiline
          minRows={2}
          maxRows={6}
          fullWidth
          size="small"
        />
        <Box sx={HEIGHTS}>
          <Button
            variant="contained"
            aria-keyshortcuts="Enter"
            disabled={!draft.isChosen || tooLong || isPending}
            onClick={answer}
            sx={{ width: { xs: 1, sm: 'auto' } }}
          >
            {labelOf(draft)}{' '}
            <Kbd silent inherit>
              ↵
            </Kbd>
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
