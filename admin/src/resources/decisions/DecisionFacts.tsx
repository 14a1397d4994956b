import { aboveIds, aboveIn, pagePath } from '@contracts/above';
import { type Author, displayName } from '@contracts/accounts';
import type { DecisionState, ForumDecision } from '@contracts/forum-decisions';
import { REASON_LABEL } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Moment } from '../../desk/Moment';

/** Where it stands in the member app, also when only moderators still see it there. */
function addressOf({ subject, topic_id, target_id, ...fields }: ForumDecision): string {
  if (subject === 'job') return `/career/${target_id}`;
  const place = pagePath({ topicId: topic_id, ...aboveIds(aboveIn(fields)) }) ?? '/forum';
  if (subject === 'update') return `${place}?tab=updates#update-${target_id}`;
  return subject === 'comment' ? `${place}#comment-${target_id}` : place;
}

/** What was decided on; what its author took away has no page and no words any more. */
export function DecisionTarget({ decision }: { decision: ForumDecision }) {
  const { title, excerpt, subject } = decision;
  const words = subject === 'comment' ? excerpt : title;
  if (!title || !words) return <Box sx={{ color: 'tokens.faint', fontStyle: 'italic' }}>Yazarı tarafından kaldırıldı</Box>;
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      <Link href={addressOf(decision)} sx={{ color: 'text.primary', fontWeight: 600, '&:focus-visible': { outlineOffset: 2 } }}>
        {words}
      </Link>
      {subject === 'comment' && <Box sx={{ color: 'tokens.faint', fontSize: '.8125rem' }}>{title}</Box>}
    </Box>
  );
}

const nameOf = (person: Author | null) => (person ? displayName(person) : 'Sistem');

/** Who decided, when and why, and how it ended. */
/** A decision that followed from a report says the reason of the report. */
const REASONS: Record<string, string> = REASON_LABEL;

/** What whoever ended it has done. */
const ENDED_BY: Record<DecisionState, string> = {
  standing: 'Değiştiren',
  undone: 'Geri alan',
  replaced: 'Değiştiren',
  over: 'Metni yeniden yazan',
  final: 'Önceki hâli kalıcı silen',
};

export const DecisionFacts = ({ decision: { moderator, at, reason, report_id, other, kind, ended, state } }: { decision: ForumDecision }) => (
  <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', overflowWrap: 'anywhere', display: 'grid', gap: '2px' }}>
    <span>
      {nameOf(moderator)} · <Moment at={at} form="exact" />
      {report_id && (
        <>
          {' · '}
          <Link component={RouterLink} to={`/reports/${report_id}`} aria-label="Karara yol açan rapor">
            rapor
          </Link>
        </>
      )}
    </span>
    <span>Gerekçe: {(REASONS[reason] ?? reason) || 'belirtilmemiş'}</span>
    {other && (
      <span>
        {kind === 'merge' ? 'Birleştirildiği konu' : 'Ayrıldığı konu'}: <Link href={`/forum/topic/${other.id}`}>{other.title || 'kaldırılmış konu'}</Link>
      </span>
    )}
    {ended && (
      <span>
        {ENDED_BY[state]}: {nameOf(ended.by)} · <Moment at={ended.at} form="exact" />
        {ended.reason && ` · ${ended.reason}`}
      </span>
    )}
  </Box>
);
