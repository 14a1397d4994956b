import { displayName } from '@contracts/accounts';
import type { AppealOutcome } from '@contracts/appeal-outcomes';
import { APPEAL_OUTCOME_LABEL, APPEAL_TEXT, APPEAL_VERB, type AppealCase } from '@contracts/appeals';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { Chip } from '../../desk/Chip';
import { confirmKeys } from '../../desk/ConfirmButtons';
import { EffectBox } from '../../desk/EffectBox';
import { Kbd } from '../../desk/Kbd';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useArrivalFocus } from '../../desk/useArrivalFocus';
import { usePageTitle } from '../../desk/usePageTitle';
import { dueText } from './appealWords';
import { DecisionBox } from './DecisionBox';
import { LatelyBox } from './LatelyBox';
import { TalkBox } from './TalkBox';
import { useDecideAppeal, useReleaseAppeal, useTakeAppeal } from './useAppealActions';
import { VerdictPanel } from './VerdictPanel';
import { isModifiable, requestOf, useVerdict, verdictLabel, verdictProblem } from './verdict';

function Head({ appeal, onePane }: { appeal: AppealCase; onePane: boolean }) {
  const { search, state } = useLocation();
  const heading = useArrivalFocus(state?.focusAppeal === true);
  const due = dueText(appeal);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 2 }}>
      {onePane && (
        <div>
          <BackLink to={{ pathname: '/appeals', search }} label="İtirazlara dön" />
        </div>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h1"
          component={onePane ? 'h1' : 'h2'}
          sx={{ fontSize: '1.2rem', outline: 'none', overflowWrap: 'anywhere' }}
        >
          {displayName(appeal.member)}
        </Typography>
        <Box component="span" role="status">
          <Chip tone={appeal.state === 'open' ? due.tone : 'plain'}>
            {appeal.state === 'open' ? due.text : appeal.outcome ? APPEAL_OUTCOME_LABEL[appeal.outcome] : 'Hesap silindiği için kapandı'}
          </Chip>
        </Box>
        {appeal.taken_by && appeal.state === 'open' && <Chip tone="info">{displayName(appeal.taken_by)} bakıyor</Chip>}
      </Box>
    </Box>
  );
}

const Words = ({ appeal }: { appeal: AppealCase }) => (
  <Box sx={{ '& > section': { borderColor: 'primary.main', boxShadow: (theme) => `inset 3px 0 0 ${theme.palette.primary.main}` } }}>
    <Panel
      title="Üyenin itirazı"
      icon={<MemberAvatar person={appeal.member} size={24} />}
      aside={<Moment at={appeal.made_at} form="exact" sx={{ fontSize: '.8125rem', color: 'tokens.faint' }} />}
    >
      <Box sx={{ fontSize: '1rem', lineHeight: 1.6, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{appeal.text ?? 'Üye unutulduğu için silindi.'}</Box>
    </Panel>
  </Box>
);

const Result = ({ appeal }: { appeal: AppealCase }) => {
  const { result, decided_by } = appeal;
  if (!result) return null;
  return (
    <Panel title={APPEAL_OUTCOME_LABEL[result.outcome]}>
      <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
        {result.words && <span>“{result.words}”</span>}
        {result.staff_note && <Box sx={{ color: 'text.secondary' }}>Ekip notu: {result.staff_note}</Box>}
        <Box sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>
          {decided_by && displayName(decided_by)} · <Moment at={result.at} form="exact" />
          {result.without_other && ' · bakabilecek başka görevli yoktu'}
        </Box>
      </Box>
    </Panel>
  );
};

/** Whether the reader may decide, in words. */
function MayDecide({ appeal }: { appeal: AppealCase }) {
  if (appeal.state !== 'open') return null;
  const decider = appeal.decider ? displayName(appeal.decider) : 'başka biri';
  if (!appeal.may_decide) return <EffectBox effect={{ tone: 'warn', lead: 'Siz bakamazsınız.', text: appeal.why_not ?? '' }} />;
  if (appeal.despite_no_other)
    return (
      <EffectBox
        effect={{ tone: 'warn', lead: 'Kararı siz verdiniz.', text: 'Bakabilecek başka görevli olmadığı için siz bakabilirsiniz; üye bunu öğrenir.' }}
      />
    );
  return <EffectBox effect={{ tone: 'plain', lead: 'Bakabilirsiniz.', text: `Kararı ${decider} verdi; kendi kararına bakamaz.` }} />;
}

export function AppealView({ appeal, onePane }: { appeal: AppealCase; onePane: boolean }) {
  const { canAccess } = useCanAccess({ resource: 'appeals', action: 'edit' });
  const { identity } = useGetIdentity();
  const { verdict, change, clear } = useVerdict(appeal.id);
  const question = useRef<HTMLTextAreaElement>(null);
  const { act: decide, isPending } = useDecideAppeal(appeal.id, clear);
  const { act: take } = useTakeAppeal(appeal.id);
  const { act: release } = useReleaseAppeal(appeal.id);
  usePageTitle(`İtiraz: ${displayName(appeal.member)}`);

  const mayAct = canAccess === true && appeal.may_decide && appeal.state === 'open';
  const isMine = appeal.taken_by !== null && appeal.taken_by.id === identity?.id;
  const problem = verdictProblem(verdict);
  const choose = (outcome: AppealOutcome) => (outcome !== 'modified' || isModifiable(appeal)) && change({ outcome });
  const apply = () => {
    const request = requestOf(verdict, appeal);
    if (request && !isPending) decide(request);
  };
  useShortcut('1', APPEAL_VERB.upheld, () => choose('upheld'), mayAct);
  useShortcut('2', APPEAL_VERB.modified, () => choose('modified'), mayAct);
  useShortcut('3', APPEAL_VERB.reversed, () => choose('reversed'), mayAct);
  useShortcut('Enter', 'Seçilen sonucu uygula', apply, mayAct);
  useShortcut('r', 'Üyeye soru sor', () => question.current?.focus(), mayAct);
  useShortcut('u', 'İtirazı üstlen', () => take({}), mayAct && !isMine);
  useShortcut('shift+u', 'İtirazı bırak', () => release({}), mayAct && isMine);

  return (
    <Box
      component="section"
      aria-label="İtiraz"
      sx={{ minHeight: 0, minWidth: 0, display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', containerType: 'inline-size' }}
    >
      <Box sx={{ overflowY: 'auto', '@container (min-width: 860px)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 376px', overflow: 'hidden' } }}>
        <Box
          sx={{
            p: { xs: '12px 14px', sm: '18px 22px' },
            display: 'grid',
            gap: '14px',
            alignContent: 'start',
            '@container (min-width: 860px)': { overflowY: 'auto' },
          }}
        >
          <Head appeal={appeal} onePane={onePane} />
          <Words appeal={appeal} />
          <Result appeal={appeal} />
          <DecisionBox appeal={appeal} />
          <TalkBox appeal={appeal} field={question} />
          <LatelyBox appeal={appeal} />
        </Box>
        <Box
          role="group"
          aria-label="Sonuç"
          onKeyDown={confirmKeys(apply, () => (document.activeElement as HTMLElement | null)?.blur())}
          sx={{
            p: { xs: '12px 14px', sm: '18px 22px' },
            display: 'grid',
            gap: '14px',
            alignContent: 'start',
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
            '@container (min-width: 860px)': { overflowY: 'auto', borderTop: 0, borderLeft: 1, borderColor: 'divider', p: '18px 20px' },
          }}
        >
          <MayDecide appeal={appeal} />
          {mayAct && <VerdictPanel appeal={appeal} verdict={verdict} onChange={change} />}
          {appeal.state !== 'open' && <Box sx={{ color: 'tokens.faint' }}>{APPEAL_TEXT.decidedAlready}</Box>}
        </Box>
      </Box>
      {mayAct && (
        <Box
          role="toolbar"
          aria-label="İtiraz işlemleri"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'center',
            p: '10px 14px',
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
            '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 }, px: '12px' },
          }}
        >
          <Button aria-keyshortcuts="r" onClick={() => question.current?.focus()}>
            Soru sor <Kbd silent>r</Kbd>
          </Button>
          {isMine ? (
            <Button aria-keyshortcuts="Shift+U" onClick={() => release({})}>
              Bırak <Kbd silent>⇧ u</Kbd>
            </Button>
          ) : (
            <Button aria-keyshortcuts="u" onClick={() => take({})}>
              Üstlen <Kbd silent>u</Kbd>
            </Button>
          )}
          <Button
            variant="contained"
            color="primary"
            aria-keyshortcuts="Enter"
            title={problem ?? undefined}
            disabled={problem !== null || isPending}
            onClick={apply}
            sx={{ ml: 'auto' }}
          >
            {verdictLabel(verdict)}{' '}
            <Kbd silent inherit>
              ↵
            </Kbd>
          </Button>
        </Box>
      )}
    </Box>
  );
}
