import type { CaseDetails } from '@contracts/cases';
import { REASON_LABEL, REPORTED_TYPE_LABEL } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Kbd } from '../../desk/Kbd';
import { Panel } from '../../desk/Panel';
import { useShortcut } from '../../desk/ShortcutProvider';
import { queueTitle } from './caseWords';
import type { DecisionDraft } from './useDecisionDraft';

interface OthersBoxProps {
  found: CaseDetails;
  /** Null for whoever may not decide. */
  draft: Pick<DecisionDraft, 'also' | 'close'> | null;
}

/** Other open cases of the same member, which one decision can close together: no second strike follows. */
export function OthersBox({ found: { others }, draft }: OthersBoxProps) {
  const [first] = others;
  useShortcut('c', 'Üyenin ilk diğer vakasını da kapat', () => first && draft?.close(first.id), first !== undefined && draft !== null);
  if (!first) return null;
  return (
    <Panel title="Aynı üyenin diğer açık vakaları">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {others.map((other, place) => (
          <Box component="li" key={other.id} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
            {draft && (
              <Checkbox
                checked={draft.also.includes(other.id)}
                onChange={() => draft.close(other.id)}
                slotProps={{ input: { 'aria-label': `Bu kararla kapat: ${queueTitle(other)}` } }}
                sx={{ width: { xs: 44, sm: 32 }, height: { xs: 44, sm: 32 } }}
              />
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link component={RouterLink} to={`/cases/${other.id}`} sx={{ color: 'text.primary', fontWeight: 560, overflowWrap: 'anywhere' }}>
                {queueTitle(other)}
              </Link>
              <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
                {REPORTED_TYPE_LABEL[other.reported_type]} · {other.reports} rapor · {REASON_LABEL[other.reason]}
                {draft && ' · bu kararla kapatırsanız ikinci uyarı sayılmaz'}
              </Box>
            </Box>
            {draft && place === 0 && <Kbd>c</Kbd>}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
