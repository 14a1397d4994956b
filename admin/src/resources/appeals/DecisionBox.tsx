import { displayName } from '@contracts/accounts';
import type { AppealCase } from '@contracts/appeals';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Chip } from '../../desk/Chip';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { isReworded } from '../../providers/textCalls';
import { tallOnPhones } from '../../theme/tallOnPhones';
import { EditTextButton } from '../texts/EditTextButton';
import { contentAction, sanctionChip } from './appealWords';

/** What is appealed against: the content, what was done, by whom, when, by which rule. */
export function DecisionBox({ appeal }: { appeal: AppealCase }) {
  const { decision, decider, report_id } = appeal;
  const { content, sanctions, words, rule, clause, at } = decision;
  const action = contentAction(content);
  return (
    <Panel
      title="İtiraz edilen karar"
      aside={
        report_id ? (
          <Link component={RouterLink} to={`/reports/${report_id}`} sx={tallOnPhones}>
            Raporu aç
          </Link>
        ) : (
          <Link component={RouterLink} to={`/members/${appeal.member.id}`} sx={tallOnPhones}>
            Üyenin sayfası
          </Link>
        )
      }
    >
      {content && (
        <Box
          component="blockquote"
          sx={{ m: 0, mb: 2, p: '8px 12px', borderLeft: 3, borderColor: 'tokens.lineStrong', bgcolor: 'tokens.sunken', overflowWrap: 'anywhere' }}
        >
          {content.title && <Box sx={{ fontWeight: 560 }}>{content.title}</Box>}
          {content.excerpt}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
        {sanctions.map((sanction) => (
          <Chip key={sanction.kind} tone={sanction.state === 'in_force' ? 'warn' : 'plain'}>
            {sanctionChip(sanction)}
          </Chip>
        ))}
        {action && <Chip>{action}</Chip>}
      </Box>
      {content?.action === 'edited' && isReworded(content.type) && (
        <Box sx={{ mt: 2 }}>
          <EditTextButton type={content.type} id={content.id} name="Metni ve farkı aç" hasKey />
        </Box>
      )}
      {words && <Box sx={{ mt: 2, overflowWrap: 'anywhere' }}>“{words}”</Box>}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 8px', fontSize: '.8125rem', color: 'text.secondary' }}>
        {decider && (
          <>
            <MemberAvatar person={decider} size={24} />
            <Box component="strong" sx={{ fontWeight: 560, color: 'text.primary' }}>
              {displayName(decider)}
            </Box>
            <span aria-hidden>·</span>
          </>
        )}
        <Moment at={at} form="exact" />
        <span aria-hidden>·</span>
        <span>{clause ? `${rule} (${clause})` : rule}</span>
      </Box>
    </Panel>
  );
}
