import { JOB_STATE_LABEL, QUEUE_LABEL } from '@contracts/operations';
import Box from '@mui/material/Box';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Chip } from '../../desk/Chip';
import { rounded } from '../../theme/rounded';
import { choiceSearch, type JobChoice } from './jobChoice';

interface QueueCountProps {
  choice: JobChoice;
  count: number;
  chosen: boolean;
}

/** How many jobs of a queue are in a state, and the way to them. Dead ones carry a sign. */
export function QueueCount({ choice, count, chosen }: QueueCountProps) {
  const written = count.toLocaleString('tr-TR');
  return (
    <Box
      component={Link}
      to={{ search: choiceSearch(choice) }}
      state={{ focusJobs: true }}
      aria-label={`${QUEUE_LABEL[choice.queue]}, ${JOB_STATE_LABEL[choice.state]}: ${written} iş`}
      aria-current={chosen ? 'true' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        minHeight: 40,
        px: '10px',
        border: 1,
        borderColor: chosen ? 'primary.main' : 'transparent',
        borderRadius: rounded.small,
        bgcolor: chosen ? 'tokens.primarySoft' : 'transparent',
        color: chosen ? 'tokens.primaryText' : count > 0 ? 'text.primary' : 'tokens.faint',
        fontWeight: count > 0 ? 600 : 400,
        textDecoration: 'none',
        '&:hover': { bgcolor: chosen ? 'tokens.primarySoft' : 'tokens.sunken' },
        '@media (max-width: 639.95px)': {
          flexDirection: 'column',
          justifyContent: 'flex-start',
          alignItems: 'flex-start',
          height: 1,
          minHeight: 52,
          p: '4px 5px',
          textAlign: 'left',
        },
      }}
    >
      {choice.state === 'dead' && count > 0 ? (
        <Chip tone="danger" icon={<IconAlertTriangle size={14} aria-hidden />}>
          <strong>{written}</strong>
        </Chip>
      ) : (
        written
      )}
      <Box
        component="span"
        aria-hidden
        sx={{ display: { sm: 'none' }, fontSize: '.6875rem', lineHeight: 1.25, fontWeight: 400, color: chosen ? 'inherit' : 'text.secondary' }}
      >
        {JOB_STATE_LABEL[choice.state]}
      </Box>
    </Box>
  );
}
