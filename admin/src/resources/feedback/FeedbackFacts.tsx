import type { FeedbackRow } from '@contracts/feedback';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { EmailFact } from './EmailFact';
import { giverName } from './giverName';

const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Box component="dt" sx={{ color: 'tokens.faint' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
);

/** Who said it, about which page, and who looked at it. */
export const FeedbackFacts = ({ feedback }: { feedback: FeedbackRow }) => (
  <Panel title="Bilgiler">
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        gap: '6px 16px',
      }}
    >
      <Fact name="Gönderen">
        {feedback.user_id ? (
          <Link component={RouterLink} to={`/members/${feedback.user_id}`}>
            {giverName(feedback)}
          </Link>
        ) : (
          giverName(feedback)
        )}
      </Fact>
      {feedback.has_email && (
        <Fact name="E-posta">
          <EmailFact key={feedback.id} feedbackId={feedback.id} />
        </Fact>
      )}
      {feedback.page_url && (
        <Fact name="Sayfa/URL">
          {isWebAddress(feedback.page_url) ? (
            <Link href={feedback.page_url} target="_blank" rel="noopener noreferrer">
              {feedback.page_url}
            </Link>
          ) : (
            feedback.page_url
          )}
        </Fact>
      )}
      <Fact name="Gönderildi">
        <Moment at={feedback.created_at} form="exact" />
      </Fact>
      {feedback.reviewer && (
        <Fact name="İnceleyen">
          {feedback.reviewer} · <Moment at={feedback.updated_at} />
        </Fact>
      )}
    </Box>
  </Panel>
);
