import { displayName } from '@contracts/accounts';
import { APPEAL_OUTCOME_LABEL, type AppealRow } from '@contracts/appeals';
import { SANCTION_LABEL } from '@contracts/sanctions';
import Box from '@mui/material/Box';
import { Chip } from '../../desk/Chip';
import { QueueRow, Shortened } from '../../desk/QueueRow';
import { CONTENT_ACTION, dueText } from './appealWords';

const whatOf = ({ sanctions, content_action }: AppealRow): string =>
  [...sanctions.map((kind) => SANCTION_LABEL[kind]), ...(content_action ? [`İçerik ${CONTENT_ACTION[content_action]}`] : [])].join(' · ');

export function AppealItem({ row, isOpen }: { row: AppealRow; isOpen: boolean }) {
  const due = dueText(row);
  return (
    <QueueRow
      to={`/appeals/${row.id}`}
      arrival={{ focusAppeal: true }}
      mark={{ 'data-appeal': row.id }}
      isOpen={isOpen}
      under={100}
      head={
        <>
          <Chip tone={row.state === 'open' ? due.tone : 'plain'}>
            {row.state === 'open' ? due.text : row.outcome ? APPEAL_OUTCOME_LABEL[row.outcome] : 'Kapandı'}
          </Chip>
          <Shortened>{row.rule}</Shortened>
        </>
      }
      at={row.made_at}
      title={displayName(row.member)}
      foot={
        <>
          <Shortened>{whatOf(row)}</Shortened>
          {row.state === 'open' && (row.taken_by || row.waits_for === 'member') && (
            <Box component="span" sx={{ ml: 'auto', flex: 'none' }}>
              <Chip tone="info">{row.waits_for === 'member' ? 'Üyeden yanıt bekliyor' : `${displayName(row.taken_by ?? row.member)} bakıyor`}</Chip>
            </Box>
          )}
        </>
      }
    />
  );
}
