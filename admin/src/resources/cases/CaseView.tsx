import { displayName } from '@contracts/accounts';
import { CASE_LIMITS, type CaseDetails } from '@contracts/cases';
import { MODERATION_TEXT } from '@contracts/moderation';
import { ROLE_LEVEL } from '@contracts/permissions';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCanAccess, useListContext, useNotify, useRecordContext } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { FactList } from '../../audit/FactList';
import { usePageTitle } from '../../desk/usePageTitle';
import { knownUser } from '../../providers/session';
import { isReworded } from '../../providers/textCalls';
import { rounded } from '../../theme/rounded';
import { PastButton } from '../past/PastButton';
import { EditTextButton } from '../texts/EditTextButton';
import { AuthorBox } from './AuthorBox';
import { AwaitsBox } from './AwaitsBox';
import { CaseHead } from './CaseHead';
import { ContentPanel } from './ContentPanel';
import { ConversationPanel } from './ConversationPanel';
import { useSeenInQueue } from './caseCache';
import { contentAddress, isConversation, outcomeText, queueTitle } from './caseWords';
import { DecisionPanel } from './DecisionPanel';
import { decisionLabel } from './decisionWords';
import { OthersBox } from './OthersBox';
import { OutcomeBox } from './OutcomeBox';
import { usePendingDecisions } from './PendingDecisions';
import { ReportersBox } from './ReportersBox';
import { useDecide } from './useDecide';
import { useDecideMany } from './useDecideMany';
import { type DecisionDraft, useDecisionDraft } from './useDecisionDraft';
import { useMoveOn } from './useQueueRows';
import { VerbBar } from './VerbBar';

const WIDE = '@container (min-width: 860px)';

/** Why the reader may not decide on this case, as the server would say it. */
function refusalFor({ reported, reported_type, reporters }: CaseDetails): string | null {
  const user = knownUser();
  if (!user || reported.id === user.id) return MODERATION_TEXT.aboutYourself;
  if (reported_type === 'chat_message' && reporters.some(({ reporter }) => reporter.id === user.id)) return MODERATION_TEXT.ownConversation;
  const levels: Record<string, number> = ROLE_LEVEL;
  const level = levels[reported.role] ?? 0;
  return level > ROLE_LEVEL.user && level >= ROLE_LEVEL[user.role] ? MODERATION_TEXT.aboutSuperior : null;
}

const SiteLink = ({ found }: { found: CaseDetails }) => {
  const address = contentAddress(found);
  if (!address) return null;
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: { xs: 44, sm: 28 }, fontSize: '.8125rem', fontWeight: 560 }}
    >
      Sitede gör <IconExternalLink size={14} aria-label="(yeni sekmede açılır)" />
    </Link>
  );
};

/** What one had typed when somebody else decided. */
function Unsent({ draft }: { draft: DecisionDraft }) {
  const words = [draft.message, draft.staffNote].map((text) => text.trim()).filter(Boolean);
  if (words.length === 0) return null;
  return (
    <Box role="status" sx={{ p: '12px 16px', border: 1, borderColor: 'divider', borderRadius: rounded.large }}>
      <b>Göndermediğiniz metin</b>
      {words.map((text) => (
        <Typography key={text} variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      ))}
    </Box>
  );
}

/** Says so at once when somebody else settles the case that one has open. */
function useSettledElsewhere({ open, decision, reports, reported }: CaseDetails) {
  const notify = useNotify();
  const wasOpen = useRef(open);
  const by = decision?.moderator;
  useEffect(() => {
    if (wasOpen.current && !open && by && by.id !== knownUser()?.id)
      notify(`${displayName(by)} bu vakayı karara bağladı (${displayName(reported)}): ${outcomeText({ decision, reports })}`, {
        type: 'info',
        autoHideDuration: 8_000,
      });
    wasOpen.current = open;
  }, [open, by, decision, reports, reported, notify]);
}

const Column = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: '14px', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', p: { xs: '12px 14px', sm: '16px 20px' } }}>
    {children}
  </Box>
);

interface CaseViewProps {
  onePane: boolean;
}

export default function CaseView({ onePane }: CaseViewProps) {
  const found = useRecordContext<CaseDetails>();
  usePageTitle(found ? queueTitle(found) : null);
  return found ? <OpenedCase key={found.id} found={found} onePane={onePane} /> : null;
}

function OpenedCase({ found, onePane }: CaseViewProps & { found: CaseDetails }) {
  const history = useMatch('/cases/:id/history') !== null;
  const { canAccess } = useCanAccess({ resource: 'cases', action: 'edit' });
  const { ids } = usePendingDecisions();
  const { selectedIds, onSelect } = useListContext();
  const seenOf = useSeenInQueue();
  const draft = useDecisionDraft(found);
  const message = useRef<HTMLTextAreaElement>(null);
  const moveOn = useMoveOn();
  const label = decisionLabel(draft, found);
  const decide = useDecide({ found, label, onRecorded: draft.forget, onRefused: draft.lookAgain });
  const decideMany = useDecideMany(found, draft.forget);
  const refusal = refusalFor(found);
  const isOpen = found.open && !ids.has(found.id);
  const mayDecide = canAccess === true && refusal === null;
  const decides = isOpen && mayDecide && !history && found.awaits === null;
  const tooLong = draft.message.trim().length > CASE_LIMITS.message || draft.staffNote.trim().length > CASE_LIMITS.staffNote;

  useSettledElsewhere(found);

  const apply = () => {
    if (!draft.isChosen || tooLong) return;
    const request = draft.request();
    if (selectedIds.length > 0) {
      const { after: _, seen, alsoCloses: __, alsoSeen: ___, ...each } = request;
      const caseIds = selectedIds.map(String);
      decideMany({ ...each, caseIds, seen: caseIds.map((id) => (id === found.id && seen !== undefined ? seen : seenOf(id))) });
      return moveOn(caseIds);
    }
    decide(request);
    moveOn([found.id, ...(request.alsoCloses ?? [])]);
  };

  return (
    <Box
      component="section"
      aria-label="Vaka"
      sx={{
        minHeight: 0,
        minWidth: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        containerType: 'inline-size',
      }}
    >
      <CaseHead found={found} onePane={onePane} mayDecide={mayDecide} />
      <Box
        sx={{ minHeight: 0, overflowY: 'auto', [WIDE]: decides ? { overflow: 'hidden', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 380px' } : {} }}
      >
        <Box sx={{ minHeight: 0, [WIDE]: { overflowY: 'auto' } }}>
          <Column>
            {history ? (
              <FactList filter={{ case: found.id }} />
            ) : (
              <>
                {(!found.open || found.awaits) && <Unsent draft={draft} />}
                {found.awaits && <AwaitsBox awaits={found.awaits} />}
                <OutcomeBox found={found} />
                {isConversation(found.reported_type) ? (
                  <ConversationPanel found={found} />
                ) : (
                  <ContentPanel
                    found={found}
                    address={
                      <>
                        {mayDecide && isReworded(found.reported_type) && found.now.state === 'visible' && (
                          <EditTextButton type={found.reported_type} id={found.id} name="Metni düzenle" hasKey />
                        )}
                        {isReworded(found.reported_type) && <PastButton past={{ kind: 'content', id: found.id }} label="Metnin geçmişi" />}
                        <SiteLink found={found} />
                      </>
                    }
                  />
                )}
                <ReportersBox found={found} />
                <AuthorBox found={found} />
                <OthersBox found={found} draft={decides ? draft : null} />
              </>
            )}
          </Column>
        </Box>
        {decides && (
          <Box
            sx={{
              minHeight: 0,
              bgcolor: 'background.paper',
              borderTop: 1,
              [WIDE]: { overflowY: 'auto', borderTop: 0, borderLeft: 1 },
              '&&': { borderColor: 'divider' },
            }}
          >
            <Column>
              <DecisionPanel found={found} draft={draft} message={message} onApply={apply} />
            </Column>
          </Box>
        )}
      </Box>
      {decides && (
        <VerbBar found={found} draft={draft} many={selectedIds.length} onApply={apply} onNote={() => message.current?.focus()} onClear={() => onSelect([])} />
      )}
      {isOpen && canAccess && refusal && (
        <Box sx={{ p: '14px 20px', borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper', color: 'text.secondary' }}>{refusal}</Box>
      )}
    </Box>
  );
}
