import { displayName } from '@contracts/accounts';
import { CASE_LIMITS, CASE_TEXT, type CaseDecision, type CaseDetails } from '@contracts/cases';
import { REASON_LABEL } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import { Kbd } from '../../desk/Kbd';
import { Moment } from '../../desk/Moment';
import { ReasonBox } from '../../desk/ReasonBox';
import { useShortcut } from '../../desk/ShortcutProvider';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { rounded } from '../../theme/rounded';
import { useReloadCases } from './caseCache';
import { decisionText } from './caseWords';

/** Takes the decision back as a whole. Without anything that was done to the member no word is owed to them. */
function TakeBack({ found, decision, hasKey }: { found: CaseDetails; decision: CaseDecision; hasKey: boolean }) {
  const server = useDataProvider<DeskDataProvider>();
  const notify = useNotify();
  const reload = useReloadCases();
  const [asked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const acted = decision.actions.length > 0;
  const send = async (note?: string) => {
    setPending(true);
    try {
      await server.reopenCase(found.id, { decisionId: decision.id ?? '', ...(note !== undefined && { note }) });
      notify(CASE_TEXT.reopened, { type: 'success', autoHideDuration: 4_000 });
      setAsked(false);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      setRefusal(said);
      if (!acted) notify(said, { type: 'error' });
    } finally {
      setPending(false);
      await reload();
    }
  };
  const ask = () => (acted ? setAsked(true) : void send());
  useShortcut('g', 'Kararı geri al', ask, hasKey && !asked);
  if (!asked)
    return (
      <Button variant="outlined" onClick={ask} loading={isPending} {...(hasKey && { 'aria-keyshortcuts': 'g' })} sx={{ mt: 2, minHeight: { xs: 44, sm: 36 } }}>
        Kararı geri al {hasKey && <Kbd silent>g</Kbd>}
      </Button>
    );
  return (
    <ReasonBox
      name="Kararı geri al"
      label="Üyeye yazacağınız gerekçe"
      hint="Yaptırımlar kalkar, içerik geri gelir, raporlar yeniden açılır; üye bu gerekçeyi okur."
      confirmLabel="Kararı geri al"
      longest={CASE_LIMITS.message}
      problemOf={(note) => (note.trim() ? null : CASE_TEXT.reopenNoteNeeded)}
      refusal={refusal}
      isPending={isPending}
      onConfirm={(note) => void send(note)}
      onLeave={() => setAsked(false)}
    />
  );
}

const Words = ({ label, text }: { label: string; text: string | null }) =>
  text && (
    <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <b>{label}:</b> {text}
    </Typography>
  );

function DecisionEntry({ found, decision }: { found: CaseDetails; decision: CaseDecision }) {
  const { canAccess } = useCanAccess({ resource: 'cases', action: 'edit' });
  const dismissed = decision.status === 'dismissed';
  const over = decision.reopened !== null;
  const quiet = dismissed || over;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3, p: '14px 16px', borderRadius: rounded.large, bgcolor: quiet ? 'tokens.sunken' : 'tokens.okSoft' }}>
      <Box sx={{ display: 'flex', mt: '2px', color: quiet ? 'text.secondary' : 'tokens.ok' }}>
        {quiet ? <IconX size={18} aria-hidden /> : <IconCheck size={18} aria-hidden />}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: 620, color: quiet ? 'text.primary' : 'tokens.ok', textDecoration: over ? 'line-through' : 'none' }}>
          {decisionText(decision)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {displayName(decision.moderator)} · <Moment at={decision.at} form="exact" />
          {decision.reports > 0 && ` · ${decision.reports} rapor`}
          {decision.id && !dismissed && ` · ${REASON_LABEL[decision.reason]}`}
          {decision.clause && ` · Kural ${decision.clause}`}
          {decision.part_of && ' · aynı üyenin başka bir vakasıyla birlikte'}
        </Typography>
        <Words label="Üyeye" text={decision.message} />
        <Words label="Ekip notu" text={decision.staff_note} />
        {decision.reopened && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {displayName(decision.reopened.by)} geri aldı · <Moment at={decision.reopened.at} form="exact" />
            {decision.reopened.note && ` · “${decision.reopened.note}”`}
          </Typography>
        )}
        {canAccess && decision.id && found.reversible.includes(decision.id) && (
          <TakeBack found={found} decision={decision} hasKey={decision.id === found.reversible[0]} />
        )}
      </Box>
    </Box>
  );
}

/** What was decided on this content, the newest first. */
export function OutcomeBox({ found }: { found: CaseDetails }) {
  if (found.decisions.length === 0) return null;
  return (
    <Box component="ul" aria-label="Kararlar" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {found.decisions.map((decision) => (
        <DecisionEntry key={decision.id ?? decision.at} found={found} decision={decision} />
      ))}
    </Box>
  );
}
