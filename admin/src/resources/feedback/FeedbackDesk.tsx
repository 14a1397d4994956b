import { IconBug } from '@tabler/icons-react';
import { ListBase } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { deskList } from '../../desk/deskList';
import { TwoPanes } from '../../desk/TwoPanes';
import { FeedbackPane } from './FeedbackPane';
import { FeedbackQueue } from './FeedbackQueue';

const LIST = deskList('feedback', { sort: { field: 'created_at', order: 'DESC' }, filterDefaultValues: { status: 'open' } });
const NOTHING = {
  icon: <IconBug size={24} aria-hidden />,
  title: 'Seçili geri bildirim yok',
  text: 'Listeden açılan geri bildirim ve ekran görüntüsü burada görünür.',
};

/** What people say about the beta. */
export const FeedbackDesk = () => {
  const openId = useMatch('/feedback/:id')?.params.id;
  return (
    <ListBase {...LIST}>
      <TwoPanes
        openId={openId}
        list={(onePane) => <FeedbackQueue openId={openId} onePane={onePane} />}
        open={(id, onePane) => <FeedbackPane key={id} id={id} onePane={onePane} />}
        nothing={NOTHING}
      />
    </ListBase>
  );
};
