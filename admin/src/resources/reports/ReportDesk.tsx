import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconFlag } from '@tabler/icons-react';
import { ListBase, type ListBaseProps } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { deskSize } from '../../desk/deskSize';
import { EmptyBox } from '../../desk/EmptyBox';
import { CasePane } from './CasePane';
import { Queue } from './Queue';

const QUEUE_DEFAULTS: Omit<ListBaseProps, 'children'> = {
  resource: 'reports',
  perPage: 25,
  sort: { field: 'open_reports', order: 'DESC' },
  filterDefaultValues: { status: 'open' },
  storeKey: false,
  // The failure is shown where the list would stand, with a button to try again.
  queryOptions: { onError: () => undefined },
};

/** Queue and case side by side; on a phone one of them at a time. */
export function ReportDesk() {
  const openId = useMatch('/reports/:id/*')?.params.id;
  const onePane = useMediaQuery(deskSize.onePane);
  return (
    <ListBase {...QUEUE_DEFAULTS}>
      <Box
        sx={{
          height: 1,
          display: 'grid',
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateColumns: onePane ? 'minmax(0, 1fr)' : `minmax(260px, ${deskSize.queue}px) minmax(0, 1fr)`,
        }}
      >
        <Box sx={{ display: onePane && openId ? 'none' : 'block', minWidth: 0, minHeight: 0, borderRight: onePane ? 0 : 1, borderColor: 'divider' }}>
          <Queue openId={openId} onePane={onePane} />
        </Box>
        {openId && <CasePane key={openId} id={openId} onePane={onePane} />}
        {!openId && !onePane && (
          <EmptyBox icon={<IconFlag size={24} aria-hidden />} title="Seçili rapor yok">
            Kuyruktan açılan raporun içeriği, yazanı ve raporlayanları burada görünür.
          </EmptyBox>
        )}
      </Box>
    </ListBase>
  );
}
