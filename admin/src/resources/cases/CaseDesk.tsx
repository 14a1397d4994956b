import { IconFlag } from '@tabler/icons-react';
import { ListBase, useListContext } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { deskList } from '../../desk/deskList';
import { TwoPanes } from '../../desk/TwoPanes';
import { CasePane, CaseSkeleton } from './CasePane';
import { Queue } from './Queue';
import { useLiveCases } from './useLiveCases';

const LIST = deskList('cases', { sort: { field: 'priority', order: 'DESC' }, filterDefaultValues: { state: 'open' } });
const NOTHING = {
  icon: <IconFlag size={24} aria-hidden />,
  title: 'Açık vaka yok',
  text: 'Yeni bir rapor geldiğinde vaka burada açılır. O zamana kadar karara bağlananlara “Durum” süzgecinden bakabilirsiniz.',
};

const UNKNOWN = { ...NOTHING, title: 'Kuyruk açılamadı', text: 'Kuyruk yeniden yüklenince sıradaki vaka burada açılır.' };

function Panes() {
  const openId = useMatch('/cases/:id/*')?.params.id;
  const { isPending, total, error } = useListContext();
  useLiveCases();
  return (
    <TwoPanes
      openId={openId}
      list={(onePane) => <Queue openId={openId} onePane={onePane} />}
      open={(id, onePane) => <CasePane key={id} id={id} onePane={onePane} />}
      waiting={isPending || (total !== 0 && !error) ? <CaseSkeleton /> : undefined}
      nothing={error && total === undefined ? UNKNOWN : NOTHING}
    />
  );
}

/** The queue of cases and the one that is open of it. */
export const CaseDesk = () => (
  <ListBase {...LIST}>
    <Panes />
  </ListBase>
);
