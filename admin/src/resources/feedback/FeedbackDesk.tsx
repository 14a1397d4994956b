import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconBug } from '@tabler/icons-react';
import { ListBase, type ListBaseProps } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { deskSize } from '../../desk/deskSize';
import { EmptyBox } from '../../desk/EmptyBox';
import { FeedbackPane } from './FeedbackPane';
import { FeedbackQueue } from './FeedbackQueue';

const FEEDBACK_DEFAULTS: Omit<ListBaseProps, 'children'> = {
  resource: 'feedback',
  perPage: 25,
  sort: { field: 'created_at', order: 'DESC' },
  filterDefaultValues: { status: 'open' },
  storeKey: false,
  // The failure is shown where the list would stand, with a button to try again.
  queryOptions: { onError: () => undefined },
};

/** What people say about the beta: the list and the one that is read, side by side; on a phone one of them at a time. */
export function FeedbackDesk() {
  const openId = useMatch('/feedback/:id')?.params.id;
  const onePane = useMediaQuery(deskSize.onePane);
  return (
    <ListBase {...FEEDBACK_DEFAULTS}>
      <Box
        sx={{
          height: 1,
          display: 'grid',
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateColumns: onePane ? 'minmax(0, 1fr)' : `minmax(260px, ${deskSize.queue}px) minmax(0, 1fr)`,
        }}
      >
        <Box sx={{ display: onePane && openId ? 'none' : 'block', minWidth: 0, minHeight: 0, borderRight: onePane ? 0 : 1, borderColor: 'divider' }}>
          <FeedbackQueue openId={openId} onePane={onePane} />
        </Box>
        {openId && <FeedbackPane key={openId} id={openId} onePane={onePane} />}
        {!openId && !onePane && (
          <EmptyBox icon={<IconBug size={24} aria-hidden />} title="Seçili geri bildirim yok">
            Listeden açılan geri bildirim ve ekran görüntüsü burada görünür.
          </EmptyBox>
        )}
      </Box>
    </ListBase>
  );
}
