import { FEEDBACK_STATUS_LABEL, type FeedbackRow, SEVERITY_LABEL } from '@contracts/feedback';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { Chip } from '../../desk/Chip';
import { Moment } from '../../desk/Moment';
import { useArrivalFocus } from '../../desk/useArrivalFocus';
import { SEVERITY_TONE, STATUS_TONE } from './tone';

export function FeedbackHead({ feedback, onePane }: { feedback: FeedbackRow; onePane: boolean }) {
  const { search, state } = useLocation();
  const heading = useArrivalFocus(state?.focusFeedback === true);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 2 }}>
      {onePane && (
        <div>
          <BackLink to={{ pathname: '/feedback', search }} label="Listeye dön" />
        </div>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
        <Chip tone={SEVERITY_TONE[feedback.severity]}>Öncelik: {SEVERITY_LABEL[feedback.severity]}</Chip>
        <span>
          {feedback.category} · <Moment at={feedback.created_at} />
        </span>
        <Box component="span" sx={{ ml: 'auto' }} role="status">
          <Chip tone={STATUS_TONE[feedback.status]}>{FEEDBACK_STATUS_LABEL[feedback.status]}</Chip>
        </Box>
      </Box>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h1"
        component={onePane ? 'h1' : 'h2'}
        sx={{ fontSize: '1.2rem', overflowWrap: 'anywhere', outline: 'none' }}
      >
        {feedback.title}
      </Typography>
    </Box>
  );
}
