import { CHAT_TEXT, type MessageState } from '@contracts/chat';
import {
  type ConversationCopies,
  type ConversationCopy,
  type CopiedMessage,
  type CopiedVersion,
  EVIDENCE_TEXT,
  type EvidenceFile,
} from '@contracts/chat-evidence';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Chip } from '../../desk/Chip';
import { Moment } from '../../desk/Moment';
import { EvidenceFileBox, FileLine } from './EvidenceFileBox';
import { TextRow } from './TextRow';

const GONE: Record<Exclude<MessageState, 'sent'>, string> = {
  deleted: CHAT_TEXT.deletedMessage,
  withheld: CHAT_TEXT.withheldMessage,
  forgotten: EVIDENCE_TEXT.unreadable,
};

/** A text as it was typed: nothing in it means anything, and no address is one. */
const Words = ({ children }: { children: string }) => (
  <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'text.primary' }}>
    {children}
  </Box>
);

function Versions({ versions }: { versions: readonly CopiedVersion[] }) {
  return (
    <Box component="ol" aria-label="Mesajın hâlleri" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {versions.map(({ at, content }, index) => (
        <li key={at + content}>
          {versions.length > 1 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {index === 0 ? 'İlk hâli' : `${index + 1}. hâli`} · <Moment at={at} form="exact" />
            </Typography>
          )}
          <Words>{content}</Words>
        </li>
      ))}
    </Box>
  );
}

interface SaidProps {
  message: CopiedMessage;
  versions: readonly CopiedVersion[] | null;
  /** The file that was copied with it. */
  copied: EvidenceFile | null;
  /** It had a file of which no copy stands here. */
  isFileMissing: boolean;
}

function Said({ message, versions, copied, isFileMissing }: SaidProps) {
  const { state, content, file } = message;
  return (
    <>
      {versions && versions.length > 0 ? <Versions versions={versions} /> : state === 'sent' ? content && <Words>{content}</Words> : <i>{GONE[state]}</i>}
      {copied ? <EvidenceFileBox file={copied} /> : file && <FileLine file={file} />}
      {isFileMissing && <i>{EVIDENCE_TEXT.fileMissing}</i>}
    </>
  );
}

function Copy({ copy, reported, file, file_missing }: { copy: ConversationCopy } & Omit<ConversationCopies, 'copies'>) {
  return (
    <>
      <Typography variant="body2" sx={{ p: '8px 16px', borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
        Raporlandığı andaki kopya: <Moment at={copy.copied_at} form="exact" />
      </Typography>
      {copy.messages.map((message) => {
        const isReported = message.id === reported;
        return (
          <TextRow
            key={message.id}
            person={message.author}
            at={message.at}
            isReported={isReported}
            chips={
              isReported && (
                <>
                  <Chip tone="danger">Raporlanan mesaj</Chip>
                  {message.state === 'deleted' && <Chip tone="warn">Yazarı geri aldı</Chip>}
                  {copy.versions.length > 1 && <Chip>Düzenlendi</Chip>}
                </>
              )
            }
          >
            <Said message={message} versions={isReported ? copy.versions : null} copied={isReported ? file : null} isFileMissing={isReported && file_missing} />
          </TextRow>
        );
      })}
    </>
  );
}

/** What was copied, the newest copy first. */
export const CopiedConversation = ({ found: { copies, ...found } }: { found: ConversationCopies }) =>
  copies.map((copy) => <Copy key={copy.copied_at} copy={copy} {...found} />);
