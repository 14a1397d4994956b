import { IconFlag } from '@tabler/icons-react';
import { ListBase } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { deskList } from '../../desk/deskList';
import { TwoPanes } from '../../desk/TwoPanes';
import { CasePane } from './CasePane';
import { Queue } from './Queue';

const LIST = deskList('reports', { sort: { field: 'open_reports', order: 'DESC' }, filterDefaultValues: { status: 'open' } });
const NOTHING = {
  icon: <IconFlag size={24} aria-hidden />,
  title: 'Seçili rapor yok',
  text: 'Kuyruktan açılan raporun içeriği, yazanı ve raporlayanları burada görünür.',
};

/** The queue of reports and the case that is open of it. */
export function ReportDesk() {
  const openId = useMatch('/reports/:id/*')?.params.id;
  return (
    <ListBase {...LIST}>
      <TwoPanes
        openId={openId}
        list={(onePane) => <Queue openId={openId} onePane={onePane} />}
        open={(id, onePane) => <CasePane key={id} id={id} onePane={onePane} />}
        nothing={NOTHING}
      />
    </ListBase>
  );
}
