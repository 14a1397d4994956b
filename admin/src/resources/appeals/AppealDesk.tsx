import { IconArrowBackUp } from '@tabler/icons-react';
import { ListBase } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { deskList } from '../../desk/deskList';
import { TwoPanes } from '../../desk/TwoPanes';
import { AppealPane } from './AppealPane';
import { AppealQueue } from './AppealQueue';

const EVERY = 30_000;
const LIST = deskList('appeals', {
  sort: { field: 'made_at', order: 'ASC' },
  filterDefaultValues: { state: 'open' },
  queryOptions: { refetchInterval: EVERY },
});
const NOTHING = {
  icon: <IconArrowBackUp size={24} aria-hidden />,
  title: 'Bekleyen itiraz yok',
  text: 'Üyeler bir karara itiraz ettiğinde burada görünür; kararı veren değil, başka biri bakar.',
};

/** Appeals against what was decided, the oldest first. */
export function AppealDesk() {
  const openId = useMatch('/appeals/:id')?.params.id;
  return (
    <ListBase {...LIST}>
      <TwoPanes
        openId={openId}
        list={(onePane) => <AppealQueue openId={openId} onePane={onePane} />}
        open={(id, onePane) => <AppealPane key={id} id={id} onePane={onePane} />}
        nothing={NOTHING}
      />
    </ListBase>
  );
}
