import { FEEDBACK_STATUS_LABEL, type FeedbackRow, SEVERITY_LABEL } from '@contracts/feedback';
import Box from '@mui/material/Box';
import { IconPhoto } from '@tabler/icons-react';
import { Chip } from '../../desk/Chip';
import { QueueRow, Shortened } from '../../desk/QueueRow';
import { giverName } from './giverName';
import { SEVERITY_TONE, STATUS_TONE } from './tone';

export const FeedbackItem = ({ row, isOpen }: { row: FeedbackRow; isOpen: boolean }) => (
  <QueueRow
    to={`/feedback/${row.id}`}
    arrival={{ focusFeedback: true }}
    mark={{ 'data-feedback': row.id }}
    isOpen={isOpen}
    under={140}
    head={
      <>
        <Chip tone={SEVERITY_TONE[row.severity]}>{SEVERITY_LABEL[row.severity]}</Chip>
        <Shortened>{row.category}</Shortened>
      </>
    }
    at={row.created_at}
    title={row.title}
    foot={
      <>
        <Shortened>{giverName(row)}</Shortened>
        {row.screenshot_path && <IconPhoto size={15} role="img" aria-label="Ekran görüntüsü var" style={{ flex: 'none' }} />}
        {row.status !== 'pending' && (
          <Box component="span" sx={{ ml: 'auto', flex: 'none' }}>
            <Chip tone={STATUS_TONE[row.status]}>{FEEDBACK_STATUS_LABEL[row.status]}</Chip>
          </Box>
        )}
      </>
    }
  />
);
