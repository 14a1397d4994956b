import { APPEAL_OUTCOMES, type AppealOutcome } from '@contracts/appeal-outcomes';
import { APPEAL_LIMITS, APPEAL_RESULT, APPEAL_TEXT, APPEAL_VERB, type AppealCase, isTakenAway } from '@contracts/appeals';
import { SANCTION_LABEL } from '@contracts/sanctions';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Kbd } from '../../desk/Kbd';
import { rounded } from '../../theme/rounded';
import { changeable, milderEnds, whatReversalDoes, whatUpholdDoes } from './appealWords';
import { followingWords, isModifiable, type Verdict, wordsOf } from './verdict';

interface ChoiceProps {
  name: string;
  outcome: AppealOutcome;
  chosen: boolean;
  disabled: boolean;
  what: string;
  onChoose: () => void;
  children?: ReactNode;
}

const Choice = ({ name, outcome, chosen, disabled, what, onChoose, children }: ChoiceProps) => {
  const whatId = useId();
  return (
    <Box
      sx={{
        border: 1,
        borderRadius: rounded.large,
        borderColor: chosen ? 'primary.main' : 'tokens.lineStrong',
        bgcolor: chosen ? 'tokens.primarySoft' : 'background.paper',
        opacity: disabled ? 0.55 : 1,
        '&:has(input[type="radio"]:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box
        component="label"
        sx={{ display: 'grid', gridTemplateColumns: '20px 1fr auto', gap: '2px 10px', p: '11px 14px', cursor: disabled ? 'default' : 'pointer', minHeight: 44 }}
      >
        <Box
          component="input"
          type="radio"
          name={name}
          checked={chosen}
          disabled={disabled}
          onChange={onChoose}
          aria-describedby={whatId}
          sx={{ m: 0, width: 18, height: 18, accentColor: (theme) => theme.palette.primary.main }}
        />
        <Box component="b" sx={{ fontWeight: 600 }}>
          {APPEAL_VERB[outcome]}
        </Box>
        <Kbd silent>{APPEAL_OUTCOMES.indexOf(outcome) + 1}</Kbd>
        <Box id={whatId} component="small" sx={{ gridColumn: '2 / -1', color: chosen ? 'text.primary' : 'text.secondary', fontSize: '.8125rem' }}>
          {what}
        </Box>
      </Box>
      {chosen && children && <Box sx={{ p: '0 14px 12px 44px', display: 'grid', gap: 2 }}>{children}</Box>}
    </Box>
  );
};

interface VerdictPanelProps {
  appeal: AppealCase;
  verdict: Verdict;
  onChange: (changes: Partial<Verdict>) => void;
}

function EndChoice({ appeal, verdict, onChange }: VerdictPanelProps) {
  const sanction = changeable(appeal.decision);
  const name = useId();
  return (
    <>
      {sanction && (
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
          <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '.8125rem', color: 'text.secondary' }}>
            {SANCTION_LABEL[sanction.kind]} karardan sonra ne kadar sürsün?
          </Box>
          {milderEnds(sanction).map(({ days, until }) => (
            <Box
              key={days}
              component="label"
              sx={{
                position: 'relative',
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: { xs: 44, sm: 32 },
                px: 3,
                border: 1,
                borderRadius: rounded.medium,
                borderColor: verdict.until === until ? 'primary.main' : 'tokens.lineStrong',
                bgcolor: 'background.paper',
                fontWeight: verdict.until === until ? 600 : 450,
                '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <Box
                component="input"
                type="radio"
                name={name}
                checked={verdict.until === until}
                onChange={() => onChange({ until })}
                sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0 }}
              />
              {days} gün
            </Box>
          ))}
          <TextField
            type="datetime-local"
            size="small"
            label="Başka bir bitiş"
            onChange={({ target: { value } }) => onChange({ until: value ? new Date(value).toISOString() : null })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ mt: 1, flex: '1 1 200px' }}
          />
        </Box>
      )}
      {isTakenAway(appeal.decision.content) && (
        <FormControlLabel
          control={<Checkbox checked={verdict.restores} onChange={(event) => onChange({ restores: event.target.checked })} />}
          label="İçerik geri gelsin"
        />
      )}
    </>
  );
}

const changeWords = ({ decision }: AppealCase, { until }: Verdict): string => {
  const sanction = changeable(decision);
  if (!sanction) return isTakenAway(decision.content) ? 'Yaptırım kalır, içerik geri gelir.' : 'Bu kararda değiştirilecek bir süre yok.';
  const from = sanction.until ? exactTime(sanction.until) : 'süresiz';
  return until ? `Bitiş: ${from} → ${exactTime(until)}. Gerisi kalır.` : `Bitiş öne alınır (şimdi: ${from}); gerisi kalır.`;
};

/** The three outcomes with what each does, what the member will read, and a note for the team. */
export function VerdictPanel({ appeal, verdict, onChange }: VerdictPanelProps) {
  const name = useId();
  const { outcome } = verdict;
  const words = wordsOf(verdict);
  const tooLong = words.trim().length > APPEAL_LIMITS.message;
  const what: Record<AppealOutcome, string> = {
    upheld: whatUpholdDoes(appeal.decision),
    modified: changeWords(appeal, verdict),
    reversed: whatReversalDoes(appeal),
  };
  return (
    <>
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: '10px' }}>
        <Box component="legend" sx={{ p: 0, mb: 2, fontSize: '.8125rem', fontWeight: 600, color: 'text.secondary' }}>
          Sonuç
        </Box>
        {APPEAL_OUTCOMES.map((one) => (
          <Choice
            key={one}
            name={name}
            outcome={one}
            chosen={outcome === one}
            disabled={one === 'modified' && !isModifiable(appeal)}
            what={what[one]}
            onChoose={() => onChange({ outcome: one })}
          >
            {one === 'modified' && <EndChoice appeal={appeal} verdict={verdict} onChange={onChange} />}
          </Choice>
        ))}
      </Box>
      {outcome && (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: rounded.large, bgcolor: 'background.default' }}>
          <Typography
            component="h3"
            sx={{ p: '8px 14px', borderBottom: 1, borderColor: 'divider', fontSize: '.8125rem', fontWeight: 600, color: 'text.secondary' }}
          >
            Üyeye giden ileti · e-posta ve itiraz sayfası
          </Typography>
          <Box sx={{ p: '12px 14px', display: 'grid', gap: 3 }}>
            <strong>{APPEAL_RESULT[outcome]}</strong>
            <TextField
              label="Açıklama"
              value={words}
              onChange={(event) => onChange({ words: event.target.value })}
              error={tooLong || !words.trim()}
              helperText={tooLong ? APPEAL_TEXT.wordsLong : words.trim() ? undefined : APPEAL_TEXT.wordsNeeded}
              multiline
              minRows={2}
              maxRows={8}
              fullWidth
              size="small"
            />
            <span>{followingWords(verdict, appeal)}</span>
          </Box>
        </Box>
      )}
      {outcome && (
        <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
          Raporlayanlar itirazı ve sonucunu öğrenmez; kararı veren, sonucu bu kuyrukta ve üyenin geçmişinde görür.
        </Typography>
      )}
      <TextField
        label="Ekip notu (üye görmez)"
        value={verdict.staffNote}
        onChange={(event) => onChange({ staffNote: event.target.value })}
        error={verdict.staffNote.trim().length > APPEAL_LIMITS.staffNote}
        multiline
        minRows={2}
        maxRows={6}
        fullWidth
        size="small"
      />
    </>
  );
}
