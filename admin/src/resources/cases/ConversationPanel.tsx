import type { CaseDetails } from '@contracts/cases';
import { conversationReasonProblem, EVIDENCE_LIMITS, EVIDENCE_TEXT } from '@contracts/chat-evidence';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconClockOff, IconEye, IconLock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { Chip } from '../../desk/Chip';
import { DISCLOSURE_ASIDE } from '../../desk/Disclosure';
import { Kbd } from '../../desk/Kbd';
import { ReasonBox } from '../../desk/ReasonBox';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useReveal } from '../../desk/useReveal';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { ContentBox } from './ContentBox';
import { CopiedConversation } from './CopiedConversation';
import { TextRow } from './TextRow';

const KEY = 'p';
const STATE = { visible: null, held: null, hidden: 'Görünümden kaldırıldı', deleted: 'Yazarı geri aldı' } as const;
/** In a room its moderators delete, too. */
const stateOf = ({ now, reported_type }: CaseDetails): string | null =>
  reported_type === 'voice_message' && now.state === 'deleted' ? 'Silinmiş' : STATE[now.state];

/** A reported message: who wrote it and where it stands, and its words for whoever says why they read them. */
export function ConversationPanel({ found }: { found: CaseDetails }) {
  const { conversation, reported } = found;
  const { canAccess } = useCanAccess({ resource: 'case-conversation', action: 'edit' });
  const dataProvider = useDataProvider<DeskDataProvider>();
  const { shown, ask, isPending, error } = useReveal((reason: string) => dataProvider.conversationOf(found.id, { reason }));
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const isClosed = conversation !== null && !conversation.over && !shown && !asking;
  useShortcut(KEY, EVIDENCE_TEXT.show, () => setAsking(true), canAccess === true && isClosed);
  useEffect(() => {
    if (shown) head.current?.focus();
  }, [shown]);
  const leave = () => {
    setAsking(false);
    // The button is there again only after the next drawing.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <ContentBox
      chip={<Chip tone="brand">{found.reported_type === 'voice_message' ? 'Sesli oda mesajı' : 'Doğrudan mesaj'}</Chip>}
      title={
        <Box component="h3" ref={head} tabIndex={-1} sx={{ m: 0, flex: '1 1 20ch', font: 'inherit', fontWeight: 580, outline: 'none' }}>
          {conversation ? `${conversation.messages} mesajlık konuşma kopyası` : 'Konuşma'}
        </Box>
      }
      aside={<Box sx={{ fontSize: '.8125rem', color: 'tokens.faint' }}>{DISCLOSURE_ASIDE}</Box>}
    >
      {shown ? (
        <CopiedConversation found={shown} />
      ) : (
        <TextRow
          person={reported}
          at={found.as_reported.at}
          isReported
          chips={
            <>
              <Chip tone="danger">Raporlanan mesaj</Chip>
              {stateOf(found) && <Chip tone="warn">{stateOf(found)}</Chip>}
            </>
          }
        >
          {!conversation && <Note icon={<IconLock size={18} aria-hidden />}>{EVIDENCE_TEXT.none}</Note>}
          {conversation?.over && (
            <Note icon={<IconClockOff size={18} aria-hidden />}>
              <b>{EVIDENCE_TEXT.over}</b>
              <br />
              {EVIDENCE_TEXT.overNote}
            </Note>
          )}
          {isClosed && (
            <Note icon={<IconLock size={18} aria-hidden />}>
              Metni ve çevresindeki mesajlar mühürlü. Okumak için gerekçe yazın.
              {canAccess && (
                <Box sx={{ mt: 2 }}>
                  <Button
                    ref={button}
                    size="small"
                    variant="outlined"
                    startIcon={<IconEye size={16} aria-hidden />}
                    aria-keyshortcuts={KEY}
                    onClick={() => setAsking(true)}
                    sx={{ minHeight: { xs: 44, sm: 32 } }}
                  >
                    {EVIDENCE_TEXT.show} <Kbd silent>{KEY}</Kbd>
                  </Button>
                </Box>
              )}
            </Note>
          )}
          {asking && (
            <ReasonBox
              name={EVIDENCE_TEXT.why}
              label={EVIDENCE_TEXT.why}
              hint={EVIDENCE_TEXT.kept}
              confirmLabel="Göster"
              longest={EVIDENCE_LIMITS.reason.longest}
              problemOf={conversationReasonProblem}
              refusal={error?.message ?? null}
              isPending={isPending}
              onConfirm={ask}
              onLeave={leave}
            />
          )}
        </TextRow>
      )}
    </ContentBox>
  );
}

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 2, color: 'text.secondary' }}>
    <Box sx={{ flex: 'none', display: 'flex', pt: '2px' }}>{icon}</Box>
    <Typography component="div" variant="body2" sx={{ minWidth: 0 }}>
      {children}
    </Typography>
  </Box>
);
